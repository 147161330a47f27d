import type { Game } from 'boardgame.io';

// The same Goofspiel for boardgame.io, written the way its documentation says: secret state stripped by playerView,
// everyone active at once, moves run on the server only.
export type G = {
  deck: number[];
  prizes: number[];
  hands: number[][];
  won: number[][];
  lost: number[];
  secret: { bids: (number | null)[] };
};

const suit = () => Array.from({ length: 13 }, (_, i) => i + 1);

export const goofspiel: Game<G> = {
  name: 'goofspiel',
  setup({ ctx, random }) {
    const deck = random.Shuffle(suit());
    const prizes = deck.splice(-1);
    const each = <X>(make: () => X) => Array.from({ length: ctx.numPlayers }, make);
    return { deck, prizes, hands: each(suit), won: each(() => []), lost: [], secret: { bids: each(() => null) } };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.toSorted((a, b) => a - b),
    secret: { bids: G.secret.bids.map((bid, seat) => (String(seat) === playerID ? bid : null)) },
  }),
  turn: { activePlayers: { all: 'bid' }, stages: { bid: {} } },
  moves: {
    bid: {
      client: false,
      move({ G, playerID }, card: number) {
        const seat = Number(playerID);
        if (!G.hands[seat]?.includes(card)) return 'INVALID_MOVE';
        G.secret.bids[seat] = card;
        if (G.secret.bids.includes(null)) return;
        const bids = G.secret.bids.map(Number);
        const highest = Math.max(...bids);
        const leaders = bids.flatMap((bid, at) => (bid === highest ? [at] : []));
        G.hands = G.hands.map((hand, at) => hand.filter((held) => held !== bids[at]));
        if (leaders.length === 1) G.won[leaders[0] ?? 0]?.push(...G.prizes.splice(0));
        else if (G.deck.length === 0) G.lost.push(...G.prizes.splice(0));
        G.prizes.push(...G.deck.splice(-1));
        G.secret.bids = bids.map(() => null);
      },
    },
  },
  endIf({ G }) {
    if (G.prizes.length > 0 || G.deck.length > 0) return undefined;
    const scores = G.won.map((cards) => cards.reduce((sum, card) => sum + card, 0));
    return { scores };
  },
};
