import idle from "astro/runtime/client/idle.js";
import visible from "astro/runtime/client/visible.js";

// Astro's element looks for its directives here.
Object.assign(self, { Astro: { idle, visible } });
