/** Names that can belong to nobody: they are kept for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/iu;

/** Whether a host's name is one of those that only stand for a real one. */
export function isReservedHost(host: string): boolean {
  return reserved.test(host);
}
