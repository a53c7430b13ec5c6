import type { CDPSession } from "@playwright/test";
import type { Page } from "./site-test.ts";

export type AccessNode = {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Such as `required`, `invalid`, `live`, `pressed`, `disabled`, each as text. */
  readonly states: Readonly<Record<string, string>>;
  readonly text: string;
};

type RawNode = Awaited<ReturnType<typeof rawNodes>>[number];

const rawNodes = async (session: CDPSession) =>
  (await session.send("Accessibility.getFullAXTree")).nodes;

export async function accessTree(page: Page) {
  const session = await page.context().newCDPSession(page);

  async function nodes(): Promise<AccessNode[]> {
    const raw = await rawNodes(session);
    const byId = new Map(raw.map((node) => [node.nodeId, node]));
    return raw.filter(({ ignored }) => !ignored).map((node) => describeNode(node, byId));
  }

  async function focused(): Promise<AccessNode> {
    const { result } = await session.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", {
      ...(result.objectId === undefined ? {} : { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (!node) throw new Error("nothing has focus");
    return describeNode(node, new Map());
  }

  const withRole = async (...roles: string[]) =>
    (await nodes()).filter(({ role }) => roles.includes(role));

  return { nodes, focused, withRole };
}

function describeNode(node: RawNode, byId: ReadonlyMap<string, RawNode>): AccessNode {
  const { role, name, description, properties = [] } = node;
  return {
    role: textOf(role),
    name: textOf(name),
    description: textOf(description),
    states: Object.fromEntries(properties.map(({ name, value }) => [name, textOf(value)])),
    text: textIn(node, byId)
      .replaceAll(/[ \n]+/gu, " ")
      .trim(),
  };
}

const textOf = (value: RawNode["name"]): string => String(value?.value ?? "");

function textIn(node: RawNode, byId: ReadonlyMap<string, RawNode>): string {
  if (textOf(node.role) === "StaticText") return textOf(node.name);
  const children = (node.childIds ?? []).map((id) => byId.get(id));
  return children.map((child) => (child ? textIn(child, byId) : "")).join(" ");
}
