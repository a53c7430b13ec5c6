import {
  ArrowRight as arrowRight,
  BadgeCheck as badgeCheck,
  MessageCircle as bubble,
  CalendarDays as calendarDays,
  CalendarPlus as calendarPlus,
  Check as check,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  Clock as clock,
  Copy as copy,
  Droplet as droplet,
  Eye as eye,
  type IconNode,
  Languages as languages,
  Mail as mail,
  MapPin as mapPin,
  Menu as menu,
  PenLine as penLine,
  Phone as phone,
  RefreshCw as refreshCw,
  Send as send,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Undo2 as undo2,
  Users as users,
  Utensils as utensils,
  X as x,
} from "lucide";
import { createElement, type JSX } from "react";

type IconProps = { className?: string; "aria-hidden"?: true };

export type Icon = (props: IconProps) => JSX.Element;

/** Lucide's component repeats seven attributes in each icon. `.icon` in base.css has them once. */
const makeIcon =
  (node: IconNode): Icon =>
  ({ className }) => {
    const paths = node.map(([tag, attributes]) => createElement(tag, attributes));
    const props = { viewBox: "0 0 24 24", "aria-hidden": true, className: `icon ${className}` };
    return createElement("svg", props, ...paths);
  };

export const ArrowRight = /* @__PURE__ */ makeIcon(arrowRight);
export const BadgeCheck = /* @__PURE__ */ makeIcon(badgeCheck);
export const CalendarDays = /* @__PURE__ */ makeIcon(calendarDays);
export const CalendarPlus = /* @__PURE__ */ makeIcon(calendarPlus);
export const Check = /* @__PURE__ */ makeIcon(check);
export const CircleAlert = /* @__PURE__ */ makeIcon(circleAlert);
export const CircleCheck = /* @__PURE__ */ makeIcon(circleCheck);
export const Clock = /* @__PURE__ */ makeIcon(clock);
export const Copy = /* @__PURE__ */ makeIcon(copy);
export const Droplet = /* @__PURE__ */ makeIcon(droplet);
export const Eye = /* @__PURE__ */ makeIcon(eye);
export const Languages = /* @__PURE__ */ makeIcon(languages);
export const Mail = /* @__PURE__ */ makeIcon(mail);
export const MapPin = /* @__PURE__ */ makeIcon(mapPin);
export const Menu = /* @__PURE__ */ makeIcon(menu);
export const PenLine = /* @__PURE__ */ makeIcon(penLine);
export const RefreshCw = /* @__PURE__ */ makeIcon(refreshCw);
export const Send = /* @__PURE__ */ makeIcon(send);
export const Trash2 = /* @__PURE__ */ makeIcon(trash2);
export const TriangleAlert = /* @__PURE__ */ makeIcon(triangleAlert);
export const Undo2 = /* @__PURE__ */ makeIcon(undo2);
export const Users = /* @__PURE__ */ makeIcon(users);
export const Utensils = /* @__PURE__ */ makeIcon(utensils);
/** A telephone in a bubble, as in the sign of WhatsApp. */
export const WhatsApp = /* @__PURE__ */ makeIcon([
  ...bubble,
  ...phone.map(([tag, path]): IconNode[number] => [
    tag,
    { ...path, transform: "translate(7 7) scale(.42)", strokeWidth: 4 },
  ]),
]);
export const X = /* @__PURE__ */ makeIcon(x);
