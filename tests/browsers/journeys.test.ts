// One browser makes them all, in this order: the pages fill its cache, the last one ends the server.
import "./pages.ts";
import "./reading.ts";
import "./forms.ts";
import "./donate.ts";
import "./offline.ts";
