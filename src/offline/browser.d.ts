/* What is used of interfaces that TypeScript's types for pages do not have. */

interface Window {
  readonly trustedTypes?: {
    /** The empty text, trusted without a policy. */
    readonly emptyHTML: string;
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
    /** What is asked for every text that is put into the page as HTML; `null` refuses it. */
    createPolicy(name: "default", rules: { createHTML: (html: string) => string | null }): object;
  };
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/* Service Workers (W3C). TypeScript's own `webworker` types cannot stand beside those of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerClient {
  readonly url: string;
  postMessage(message: object): void;
}

interface ClientMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: WorkerClient | null;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ClientMessageEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

declare const offlinePlan: import("./offline-plan.ts").OfflinePlan;
