/**
 * What a hand does, in the words that WebDriver and WebDriver BiDi share.
 * https://w3c.github.io/webdriver/#actions
 */

/** Presses and releases the main button at a point of the window. */
export function pressActions(x: number, y: number) {
  return [
    {
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

/** Types characters one after another. */
export function typeActions(text: string) {
  return keyActions(
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  );
}

/** Ctrl and V. */
export function pasteActions() {
  const control = "\uE009";
  return keyActions([
    { type: "keyDown", value: control },
    { type: "keyDown", value: "v" },
    { type: "keyUp", value: "v" },
    { type: "keyUp", value: control },
  ]);
}

function keyActions(actions: readonly { type: string; value: string }[]) {
  return [{ type: "key", id: "keyboard", actions }];
}
