import { test } from "@playwright/test";
import { serveWhileTesting } from "./served.ts";
import { testAddresses } from "./test-addresses.ts";
import { testBodies } from "./test-bodies.ts";
import { testHeaders } from "./test-headers.ts";
import { testMissing } from "./test-missing.ts";

// One server at a time: where they are installed first, that is one after the other too.
test.describe.configure({ mode: "default" });

for (const name of ["local", "nginx", "caddy"] as const) {
  test.describe(name, () => {
    const served = serveWhileTesting(name);
    testAddresses(served);
    testMissing(served);
    testHeaders(served);
    testBodies(served);
  });
}
