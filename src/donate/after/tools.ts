/** What is fetched together when a visitor opens one of the folded tools. */
export { ReminderTool } from "./reminder-tool.tsx";
export { ShareTool } from "./share-tool.tsx";
