/*
 * Apart from the store, since every page reads them and none loads a database for it.
 */

/**
 * Where the storage says that there is a kept message: what the line is to say, and a stamp that makes
 * each change one that the other pages are told of, such as `waiting.1790000000000`.
 */
export const noticeKey = "khayma.outbox";

/** Where the worker, which has no such storage, says that something has changed. */
export const channelName = "khayma-outbox";
