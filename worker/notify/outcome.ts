/** What became of one attempt to send. Channels answer with it; only mistakes of ours are thrown. */
export type Outcome =
  | { kind: 'delivered' }
  /** It may work later; `after` is how long the other side asks us to wait, in milliseconds. */
  | { kind: 'later'; why: string; after?: number }
  /** It will not work by trying again: the player is shown why. */
  | { kind: 'refused'; why: string }
  /** The address is dead for good and can be removed. */
  | { kind: 'gone'; why: string };

export const delivered: Outcome = { kind: 'delivered' };

/** As push services, Discord, Slack and most of the web mean their statuses. */
export function outcomeOf(
  reply: { status: number; retryAfter: string | undefined; body: string },
  now: number,
): Outcome {
  const { status, body } = reply;
  const why = `The other side answered ${status}${body.trim() === '' ? '' : `: ${body.trim().slice(0, 200)}`}`;
  if (status >= 200 && status < 300) return delivered;
  if (status === 404 || status === 410) return { kind: 'gone', why };
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const after = waitAsked(reply.retryAfter, now);
    return after === undefined ? { kind: 'later', why } : { kind: 'later', why, after };
  }
  return { kind: 'refused', why };
}

/** Retry-After is a number of seconds or a date. */
function waitAsked(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : undefined;
}
