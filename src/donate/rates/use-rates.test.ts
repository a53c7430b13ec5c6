import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { donationConfigFixture } from "../donate-fixture.ts";
import { useRates } from "./use-rates.ts";

function Probe() {
  const { state } = useRates(donationConfigFixture);
  return createElement("p", null, `${state.phase} ${state.rates.USD}`);
}

test("prerendered, the rates are the defaults, loading, and nothing is asked of the network", () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  expect(renderToString(createElement(Probe))).toBe("<p>loading 0.027</p>");
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});
