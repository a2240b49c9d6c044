// What index.html starts.
import { site } from "./site.js";

site();
