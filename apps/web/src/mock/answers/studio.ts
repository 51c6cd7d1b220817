/** The studio: words become the pieces of the shelf, at once and at the price of a real generation. */
import {
  briefSchema,
  type Interpretation,
  JEWELRY_TYPES,
  type Piece,
  type Variation,
} from '@filigree/contracts';
import { CREDITS_PER_PICTURE, GENERATION_PICTURES, VARIATION_PRICE_USD } from '@filigree/contracts/constants';
import { type DesignPrice, priceDesign } from '@filigree/contracts/variation-price';
import { type Answers, Existing, newId, now, Refusal } from '../answer.ts';
import { designLike, SHELF } from '../shelf.ts';
import { book, type World } from '../world.ts';

const GENERATION_CREDITS = GENERATION_PICTURES * CREDITS_PER_PICTURE;

function versionsOf(world: World, id: string): Variation[] {
  const versions = world.designs[id];
  if (!versions) throw new Refusal('VARIATION_NOT_FOUND', 'Variation not found');
  return versions;
}
function newest(world: World, id: string): Variation {
  const last = versionsOf(world, id).at(-1);
  if (!last) throw new Refusal('VARIATION_NOT_FOUND', 'Variation not found');
  return last;
}

function charge(world: World, kind: 'generation' | 'refinement', credits: number): void {
  if (world.balance < credits) {
    throw new Refusal(
      'INSUFFICIENT_CREDITS',
      "You don't have enough credits for this generation. Purchase more credits to continue.",
    );
  }
  book(world, kind, -credits, kind === 'generation' ? 'Four variations' : 'A refinement');
}

const NOTHING_READ = briefSchema.parse({
  type: null,
  metals: [],
  excludedMetals: [],
  gemstones: [],
  excludedGemstones: [],
  noStones: false,
  customGemstone: null,
  stoneCut: null,
  setting: null,
  excludedSettings: [],
  finish: null,
  motifs: [],
  era: null,
  culture: [],
  occasion: null,
  stoneCount: null,
  caratWeight: null,
  stoneSizeMm: [],
  bandWidthMm: null,
  lengthIn: null,
  ringSize: null,
  prongCount: null,
  engraving: null,
  matchingSet: false,
  sustainability: false,
  budget: { min: null, max: null },
  proportions: { band: null, presence: null, stone: null, ornament: null, profile: null },
  recipient: null,
});

/** Reads the type alone: the rest takes the design engine. */
function interpret(prompt: string): Interpretation {
  const type = JEWELRY_TYPES.find((name) => prompt.toLowerCase().includes(name.toLowerCase())) ?? null;
  return {
    brief: { ...NOTHING_READ, type },
    understood: type
      ? [{ field: 'type', value: type, words: type.toLowerCase(), source: 'words' as const }]
      : [],
    notUnderstood: [],
    conflicts: [],
    cost: GENERATION_CREDITS,
    offTopic: null,
  };
}

const keep = (world: World, design: Variation): Variation => {
  world.designs[design.id] = [...(world.designs[design.id] ?? []), design];
  return design;
};

/** The piece of the shelf that is put into the cart, or whose picture a design has. */
export function likenessOf(world: World, id: string): Piece | undefined {
  const title = world.designs[id]?.[0]?.title;
  return SHELF.find((piece) => piece.id === id || piece.name === title);
}

/** What a design costs here: the same rule as the server's. */
export function priceOf(world: World, id: string): DesignPrice {
  const [opened] = versionsOf(world, id);
  const design = newest(world, id);
  const piece = SHELF.find((candidate) => candidate.id === design.basePieceId);
  return priceDesign(
    {
      pieceCents: piece ? Math.round(piece.price * 100) : null,
      isCopy: design.version === 1,
      opened: opened?.estimate?.priceUsd ?? null,
      estimate: design.estimate?.priceUsd ?? null,
    },
    VARIATION_PRICE_USD * 100,
  );
}

export const studioAnswers: Answers = {
  generate: ({ body }, world) => {
    charge(world, 'generation', GENERATION_CREDITS);
    const variations = SHELF.map((piece) => {
      // Drawn from words, not opened from the piece whose picture it has.
      const { basePieceId: _like, ...design } = designLike(piece, body.prompt, newId());
      return keep(world, design);
    });
    return { variations, credits_used: GENERATION_CREDITS, remaining_credits: world.balance };
  },
  refine: ({ body }, world) => {
    const design = newest(world, body.variationId);
    charge(world, 'refinement', CREDITS_PER_PICTURE);
    const { refinements } = body;
    const change = typeof refinements === 'string' ? refinements : (refinements.prompt ?? 'The guide');
    const variation = keep(world, { ...design, version: design.version + 1, changes: [change] });
    return {
      variation,
      notUnderstood: [],
      credits_used: CREDITS_PER_PICTURE,
      remaining_credits: world.balance,
    };
  },
  interpret: ({ body }) => interpret(body.prompt),
  saveDraft: ({ body }, world) => {
    const draft = { ...newest(world, body.variationId), savedAt: now() };
    const others = world.drafts.filter(({ id }) => id !== draft.id);
    const wasKept = others.length < world.drafts.length;
    world.drafts = [draft, ...others];
    return wasKept ? new Existing(draft) : draft;
  },
  listDrafts: (_asked, { drafts }) => drafts,
  deleteDraft: ({ params: { id } }, world) => {
    world.drafts = world.drafts.filter((draft) => draft.id !== id);
    return { id };
  },
  listVariations: ({ query: { page, limit } }, world) => {
    const all = Object.keys(world.designs)
      .map((id) => newest(world, id))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const items = all.slice((page - 1) * limit, page * limit).map((design) => ({
      ...design,
      savedAt: world.drafts.find(({ id }) => id === design.id)?.savedAt ?? null,
    }));
    return { items, page, limit, total: all.length };
  },
  deleteVariation: ({ params: { id } }, world) => {
    newest(world, id);
    if (world.cart.items.some(({ variationId }) => variationId === id))
      throw new Refusal(
        'CONFLICT',
        'This design is in your cart. Take it out of the cart first, then remove it here.',
      );
    const { [id]: _removed, ...others } = world.designs;
    world.designs = others;
    world.drafts = world.drafts.filter((draft) => draft.id !== id);
    return { id };
  },
  variationPrice: ({ params: { id } }, world) => {
    const { priceCents, basis } = priceOf(world, id);
    return { price: priceCents / 100, basis };
  },
  getVariation: ({ params }, world) => {
    const design = newest(world, params.id);
    return { ...design, brief: interpret(design.prompt).brief, design: null };
  },
  listVersions: ({ params }, world) => versionsOf(world, params.id),
  restoreVersion: ({ params, body }, world) => {
    const earlier = versionsOf(world, params.id).find(({ version }) => version === body.version);
    if (!earlier) throw new Refusal('VARIATION_NOT_FOUND', 'Variation not found');
    const { version } = newest(world, params.id);
    return keep(world, { ...earlier, version: version + 1, changes: [`Version ${body.version} restored`] });
  },
  variationView: ({ params }, world) => newest(world, params.id),
  // Generations are answered at once, so there is never a job to follow.
  listJobs: () => [],
};
