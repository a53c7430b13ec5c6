import * as lucide from "lucide";
import { createElement, type JSX } from "react";

type IconProps = { className?: string; "aria-hidden"?: true };

export type Icon = (props: IconProps) => JSX.Element;

/** Lucide's component repeats seven attributes in each icon. `.icon` in base.css has them once. */
const makeIcon =
  (node: lucide.IconNode): Icon =>
  ({ className }) => {
    const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
    const props = { viewBox: "0 0 24 24", "aria-hidden": true, className: `icon ${className}` };
    return createElement("svg", props, ...paths);
  };

export const ArrowRight = /* @__PURE__ */ makeIcon(lucide.ArrowRight);
export const CalendarPlus = /* @__PURE__ */ makeIcon(lucide.CalendarPlus);
export const Check = /* @__PURE__ */ makeIcon(lucide.Check);
export const ChevronDown = /* @__PURE__ */ makeIcon(lucide.ChevronDown);
export const CircleAlert = /* @__PURE__ */ makeIcon(lucide.CircleAlert);
export const CircleCheck = /* @__PURE__ */ makeIcon(lucide.CircleCheck);
export const Clock = /* @__PURE__ */ makeIcon(lucide.Clock);
export const Copy = /* @__PURE__ */ makeIcon(lucide.Copy);
export const Mail = /* @__PURE__ */ makeIcon(lucide.Mail);
export const MapPin = /* @__PURE__ */ makeIcon(lucide.MapPin);
export const Menu = /* @__PURE__ */ makeIcon(lucide.Menu);
export const Phone = /* @__PURE__ */ makeIcon(lucide.Phone);
export const RefreshCw = /* @__PURE__ */ makeIcon(lucide.RefreshCw);
export const Send = /* @__PURE__ */ makeIcon(lucide.Send);
export const TriangleAlert = /* @__PURE__ */ makeIcon(lucide.TriangleAlert);
export const Undo2 = /* @__PURE__ */ makeIcon(lucide.Undo2);
/** A telephone in a bubble, as in the sign of WhatsApp. */
export const WhatsApp = /* @__PURE__ */ makeIcon([
  ...lucide.MessageCircle,
  ...lucide.Phone.map(([tag, path]): lucide.IconNode[number] => [
    tag,
    { ...path, transform: "translate(7 7) scale(.42)", strokeWidth: 4 },
  ]),
]);
export const X = /* @__PURE__ */ makeIcon(lucide.X);
