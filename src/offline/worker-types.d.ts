/*
 * What the worker uses of the Service Worker API (W3C). TypeScript's own `webworker` types cannot
 * stand beside those of pages.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was still starting; nothing for subresources. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerClient {
  readonly url: string;
  postMessage(message: string): void;
}

interface ClientMessageEvent extends ExtendableEvent {
  readonly source: WorkerClient | null;
}

interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WorkerClient | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ClientMessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

/** Put there by the build. */
declare const offlinePlan: import("./offline-plan.ts").OfflinePlan;
