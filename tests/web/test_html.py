"""The small pieces of HTML that pages are made of."""

from web.pages.html import button, link

MARKUP = 'a"><b>'


def test_an_id_is_escaped_where_it_is_drawn() -> None:
    assert 'id="a&quot;&gt;&lt;b&gt;"' in button("do", "Do", id=MARKUP)
    assert 'id="a&quot;&gt;&lt;b&gt;"' in link("#/", "Go", id=MARKUP)
