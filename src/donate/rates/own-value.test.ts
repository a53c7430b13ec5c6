import { describe, expect, test, vi } from "vitest";
import { ownItems, ownValue } from "./own-value.ts";

describe("ownValue", () => {
  test("finds a property in any letter case, the first of several", () => {
    expect(ownValue({ uSd: 1 }, "USD")).toBe(1);
    expect(ownValue({ usd: 1, USD: 2 }, "USD")).toBe(1);
  });

  test("sees nothing inherited", () => {
    const inheriting: unknown = Object.create({ usd: 1 });
    expect(ownValue(inheriting, "usd")).toBeUndefined();
    expect(ownValue({}, "constructor")).toBeUndefined();
    expect(ownValue({}, "__proto__")).toBeUndefined();
  });

  test("runs no getter", () => {
    const getter = vi.fn(() => 1);
    expect(
      ownValue(Object.defineProperty({}, "usd", { get: getter, enumerable: true }), "usd"),
    ).toBe(undefined);
    expect(getter).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 1, "usd", true, Symbol("usd")])("%s holds nothing", (source) => {
    expect(ownValue(source, "usd")).toBeUndefined();
    expect(ownItems(source)).toEqual([]);
  });

  test("a proxy that throws holds nothing", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(ownValue(proxy, "usd")).toBeUndefined();
    expect(ownItems(proxy)).toEqual([]);
  });
});

describe("ownItems", () => {
  test("gives the items of an array, whatever its stated length", () => {
    const sparse: unknown[] = [1];
    sparse.length = 4_000_000_000;
    expect(ownItems(sparse)).toEqual([1]);
  });

  test("gives nothing for an object", () => {
    expect(ownItems({ 0: 1, length: 1 })).toEqual([]);
  });
});
