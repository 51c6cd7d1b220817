import { z } from 'zod';
import { briefSchema, interpretationSchema } from './brief.ts';
import { defineCall, LONG_BODY_MAX_BYTES } from './call.ts';
import {
  addressSchema,
  idParamsSchema,
  idSchema,
  optionalTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
  wording,
} from './common.ts';
import {
  CUSTOM_GEMSTONE_MAX_LENGTH,
  DESIGNS_DEFAULT_LIMIT,
  DESIGNS_MAX_LIMIT,
  ENGRAVING_MAX_LENGTH,
  PROMPT_MAX_LENGTH,
  STUDIO_PRICE,
} from './constants.ts';
import {
  culturalInspirationSchema,
  designEraSchema,
  gemstoneSchema,
  jewelryTypeSchema,
  metalFinishSchema,
  metalSchema,
  motifSchema,
  occasionSchema,
  settingStyleSchema,
  stoneCutSchema,
} from './enumerations.ts';
import { apiErrorSchema } from './errors.ts';

const priceSchema = z
  .number({ error: wording('A price', 'a number') })
  .min(STUDIO_PRICE.min, `Prices start at ${STUDIO_PRICE.min}.`)
  .max(STUDIO_PRICE.max, `Prices end at ${STUDIO_PRICE.max}.`);

/** Everything of the Design Guide that a request can carry; only non-empty values are sent. */
const guideFields = {
  jewelryType: jewelryTypeSchema.optional(),
  designEra: designEraSchema.optional(),
  /** The first chosen metal; further ones in additionalMetals. */
  metalType: metalSchema.optional(),
  additionalMetals: z.array(metalSchema).max(4).optional(),
  gemstones: z.array(gemstoneSchema).max(21).optional(),
  culturalInspiration: z.array(culturalInspirationSchema).max(19).optional(),
  metalFinish: metalFinishSchema.optional(),
  stoneCut: stoneCutSchema.optional(),
  settingStyle: settingStyleSchema.optional(),
  motifs: z.array(motifSchema).max(13).optional(),
  occasion: occasionSchema.optional(),
  priceRange: z
    .tuple([priceSchema, priceSchema])
    .refine(([low, high]) => low <= high, 'The lower price must not be above the higher one.')
    .optional(),
  engraving: optionalTextSchema('Engraving', ENGRAVING_MAX_LENGTH).optional(),
  matchingSet: z.boolean().optional(),
  sustainability: z.boolean().optional(),
  customGemstone: optionalTextSchema('Custom gemstone', CUSTOM_GEMSTONE_MAX_LENGTH).optional(),
};

export const generationRequestSchema = z.strictObject({
  prompt: textSchema('Prompt', PROMPT_MAX_LENGTH),
  ...guideFields,
});
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

export const guideChangeSchema = z
  .strictObject({ prompt: textSchema('Prompt', PROMPT_MAX_LENGTH).optional(), ...guideFields })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what should change.');
export type GuideChange = z.infer<typeof guideChangeSchema>;

export const VIEW_NAMES = ['hero', 'top', 'front', 'macro'] as const;
export const pictureSchema = z.object({
  url: addressSchema,
  width: z.number().int(),
  height: z.number().int(),
  view: z.enum(VIEW_NAMES),
  alt: z.string(),
});

export const verdictSchema = z.object({
  check: z.string(),
  stage: z.enum(['prints', 'casts', 'wears', 'advice']),
  verdict: z.enum(['good', 'caution', 'fails']),
  message: z.string(),
  remedy: z.string().nullable(),
});
export const estimateSchema = z.object({
  metals: z.array(z.object({ alloy: z.string(), massG: z.number(), text: z.string() })),
  stones: z.array(
    z.object({
      gemstone: z.string(),
      cut: z.string(),
      count: z.number().int(),
      size: z.string(),
      about: z.string(),
    }),
  ),
  priceUsd: z.object({ low: z.number(), high: z.number() }),
  pricesOf: z.string(),
  note: z.string(),
});

export const variationSchema = z.object({
  id: z.uuid(),
  basePieceId: z.uuid().optional(),
  prompt: z.string(),
  images: z.array(pictureSchema).min(1),
  createdAt: z.iso.datetime(),
  model_used: z.string(),
  /** One line that describes the piece. */
  title: z.string(),
  /** Counts the refinements; every earlier version is kept. */
  version: z.number().int().min(1),
  /** What the last refinement changed, in words; empty for a first version. */
  changes: z.array(z.string()),
  /** Live 3D model (GLB), or null for pictures of hosted models. */
  modelUrl: addressSchema.nullable(),
  estimate: estimateSchema.nullable(),
  checks: z.array(verdictSchema),
});
export type Variation = z.infer<typeof variationSchema>;

/** What was drawn up, in short; the document itself is the engine's own. */
export const designSummarySchema = z.object({
  type: jewelryTypeSchema,
  title: z.string(),
  composition: z.string(),
  metals: z.array(metalSchema),
  finish: metalFinishSchema,
  ringSizeUs: z.number().nullable(),
  /** Of a chain with its clasp closed. */
  lengthMm: z.number().nullable(),
  /** Of each of the chains that are worn together, the shortest first; empty for a single one. */
  chainLengthsMm: z.array(z.number()),
  engraving: z.string().nullable(),
  /** What the picture holds: one piece, or all of a set, the leading one first. */
  pieces: z.array(z.object({ type: jewelryTypeSchema, title: z.string() })).min(1),
  /** Where it departs from what was asked, and why. */
  adjustments: z.array(z.string()),
  refinements: z.array(z.string()),
});
export const variationDetailsSchema = variationSchema.extend({
  /** What was understood of the words and the guide it began with. */
  brief: briefSchema,
  /** null for pictures of hosted models. */
  design: designSummarySchema.nullable(),
});
export type VariationDetails = z.infer<typeof variationDetailsSchema>;

/** Paper of the workshop sheet, landscape. */
export const PAPERS = ['a4', 'letter'] as const;

export const draftSchema = variationSchema.extend({ savedAt: z.iso.datetime() });
export type Draft = z.infer<typeof draftSchema>;

/** A design in the list of all of one's designs. */
export const ownDesignSchema = variationSchema.extend({
  /** When it was last kept as a draft; null: it is none. */
  savedAt: z.iso.datetime().nullable(),
});
export type OwnDesign = z.infer<typeof ownDesignSchema>;

/** What a design costs in the cart, and why. */
export const variationPriceSchema = z.object({
  /** US dollars. */
  price: z.number(),
  /** That of a design from words; that of the piece it was opened from; or that one, moved by what was changed. */
  basis: z.enum(['design', 'piece', 'changed-piece']),
});
export type VariationPrice = z.infer<typeof variationPriceSchema>;

export const generationResultSchema = z.object({
  variations: z.array(variationSchema),
  credits_used: z.number(),
  remaining_credits: z.number(),
});
export type GenerationResult = z.infer<typeof generationResultSchema>;
export const refinementResultSchema = z.object({
  variation: variationSchema,
  notUnderstood: z.array(z.string()),
  credits_used: z.number(),
  remaining_credits: z.number(),
});
export type RefinementResult = z.infer<typeof refinementResultSchema>;

export const JOB_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
/** What a job is doing, in the order in which it does it. */
export const JOB_STAGES = [
  'queued',
  'interpreting',
  'designing',
  'building',
  'lighting',
  'polishing',
  'storing',
  'done',
] as const;
export const JOB_STAGE_LABELS: Record<(typeof JOB_STAGES)[number], string> = {
  queued: 'Waiting for the bench',
  interpreting: 'Reading your words',
  designing: 'Sketching four ideas',
  building: 'Cutting the stones',
  lighting: 'Setting the lights',
  polishing: 'Polishing',
  storing: 'Laying out the tray',
  done: 'Done',
};

export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['generate', 'refine']),
  state: z.enum(JOB_STATES),
  stage: z.enum(JOB_STAGES),
  /** Done share of the whole job, 0..1, never falling. */
  fraction: z.number().min(0).max(1),
  /** Done share of each picture. */
  pictures: z.array(z.object({ index: z.number().int(), fraction: z.number().min(0).max(1) })),
  /** While it waits: its place in the line, 1 is the next. */
  place: z.number().int().min(1).nullable().default(null),
  /** Seconds until it is done, as jobs of late have taken; 0: it takes longer than most. null once it has ended. */
  remainingS: z.number().int().min(0).nullable().default(null),
  /** Its owner has asked for a mail when it has ended. */
  mailsAtEnd: z.boolean().default(false),
  prompt: z.string(),
  creditsHeld: z.number(),
  createdAt: z.iso.datetime(),
  /** Set when succeeded. */
  generation: generationResultSchema.nullable(),
  refinement: refinementResultSchema.nullable(),
  /** Set when failed; nothing was charged. */
  error: apiErrorSchema.nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** Events of GET /studio/jobs/{id}/events, by event name; each `data` line is this JSON. */
export const jobEventSchemas = {
  /** Sent at once on connection and on every change; the last one has a final state. */
  job: jobSchema,
  /** A picture that is still resolving, as a small data: address. */
  preview: z.object({
    index: z.number().int(),
    sequence: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    image: z.string().startsWith('data:image/'),
  }),
  /** A finished picture of the job, before the whole job is done. */
  variation: z.object({ index: z.number().int(), variation: variationSchema }),
} as const;
export type JobPreview = z.infer<(typeof jobEventSchemas)['preview']>;

/** A click: the same key within a day joins the same job; another body under it is refused. */
export const idempotencyHeadersSchema = z.object({
  'idempotency-key': z
    .string()
    .min(8, 'Idempotency-Key must have at least 8 characters.')
    .max(128, 'Idempotency-Key must have at most 128 characters.')
    .regex(/^[\w.:-]+$/, 'Idempotency-Key may hold letters, digits, "_", ".", ":" and "-".')
    .optional(),
  /** `respond-async` answers 202 with the job at once; else the call waits for the result. */
  prefer: z.string().max(100).optional(),
});

const reading = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'RATE_LIMITED'] as const;
const user = ['VALIDATION_FAILED', ...reading] as const;
const work = [
  ...user,
  'INSUFFICIENT_CREDITS',
  'NOT_MAKEABLE',
  'TEXT_TOO_COMPLEX',
  'IDEMPOTENCY_KEY_REUSED',
  'JOB_CANCELLED',
  'GENERATION_FAILED',
  'GENERATION_TIMED_OUT',
  'SERVICE_UNAVAILABLE',
] as const;
const drawing = [
  ...user,
  'VARIATION_NOT_FOUND',
  'NOT_MAKEABLE',
  'GENERATION_TIMED_OUT',
  'SERVICE_UNAVAILABLE',
] as const;
const tag = 'Studio';
const versionSchema = z.coerce.number().min(1).max(10_000).int();

export const studioCalls = {
  generate: defineCall({
    id: 'generate',
    method: 'POST',
    path: '/studio/generate',
    auth: 'user',
    tag,
    summary: 'Four variations from words and guide',
    headers: idempotencyHeadersSchema,
    body: generationRequestSchema,
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: generationResultSchema,
    accepted: jobSchema,
    errors: [...work, 'OFF_TOPIC'],
  }),
  refine: defineCall({
    id: 'refine',
    method: 'POST',
    path: '/studio/refine',
    auth: 'user',
    tag,
    summary: 'Change a variation; its id stays',
    headers: idempotencyHeadersSchema,
    body: z.strictObject({
      variationId: idSchema,
      refinements: z.union([textSchema('Refinement', PROMPT_MAX_LENGTH), guideChangeSchema], {
        error: wording('Refinement', 'text, or an object of what changes in the guide'),
      }),
    }),
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: refinementResultSchema,
    accepted: jobSchema,
    errors: [...work, 'VARIATION_NOT_FOUND', 'REFINEMENT_NOT_UNDERSTOOD'],
  }),
  interpret: defineCall({
    id: 'interpret',
    method: 'POST',
    path: '/studio/interpret',
    auth: 'user',
    tag,
    summary: 'What would be understood, free of charge',
    body: generationRequestSchema,
    maxBodyBytes: LONG_BODY_MAX_BYTES,
    response: interpretationSchema,
    errors: [...user, 'TEXT_TOO_COMPLEX'],
  }),
  saveDraft: defineCall({
    id: 'saveDraft',
    method: 'POST',
    path: '/studio/drafts',
    auth: 'user',
    tag,
    summary: 'Keep a variation as a draft; kept already, it goes to the top',
    body: z.strictObject({ variationId: idSchema }),
    response: draftSchema,
    status: 201,
    mayExist: true,
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  listDrafts: defineCall({
    id: 'listDrafts',
    method: 'GET',
    path: '/studio/drafts',
    auth: 'user',
    tag,
    summary: 'Drafts, newest first',
    response: z.array(draftSchema),
    errors: reading,
  }),
  deleteDraft: defineCall({
    id: 'deleteDraft',
    method: 'DELETE',
    path: '/studio/drafts/{id}',
    auth: 'user',
    tag,
    summary: 'Forget a draft; its variation stays',
    params: idParamsSchema,
    response: z.object({ id: z.uuid() }),
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  listVariations: defineCall({
    id: 'listVariations',
    method: 'GET',
    path: '/studio/variations',
    auth: 'user',
    tag,
    summary: 'All of one’s designs in their newest versions, last changed first',
    query: pageQuerySchema(DESIGNS_DEFAULT_LIMIT, DESIGNS_MAX_LIMIT),
    response: pageOf(ownDesignSchema),
    errors: user,
  }),
  deleteVariation: defineCall({
    id: 'deleteVariation',
    method: 'DELETE',
    path: '/studio/variations/{id}',
    auth: 'user',
    tag,
    summary: 'Remove a design with all its versions, for good; not one that is in the cart or was ordered',
    params: idParamsSchema,
    response: z.object({ id: z.uuid() }),
    errors: [...user, 'VARIATION_NOT_FOUND', 'CONFLICT'],
  }),
  variationPrice: defineCall({
    id: 'variationPrice',
    method: 'GET',
    path: '/studio/variations/{id}/price',
    auth: 'user',
    tag,
    summary: 'What the newest version of a design costs in the cart',
    params: idParamsSchema,
    response: variationPriceSchema,
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  getVariation: defineCall({
    id: 'getVariation',
    method: 'GET',
    path: '/studio/variations/{id}',
    auth: 'user',
    tag,
    summary: 'One variation in its newest version, with its brief and design',
    params: idParamsSchema,
    response: variationDetailsSchema,
    errors: [...user, 'VARIATION_NOT_FOUND', 'TEXT_TOO_COMPLEX'],
  }),
  listVersions: defineCall({
    id: 'listVersions',
    method: 'GET',
    path: '/studio/variations/{id}/versions',
    auth: 'user',
    tag,
    summary: 'Every version, oldest first',
    params: idParamsSchema,
    response: z.array(variationSchema),
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  restoreVersion: defineCall({
    id: 'restoreVersion',
    method: 'POST',
    path: '/studio/variations/{id}/restore',
    auth: 'user',
    tag,
    summary: 'Bring an earlier version back as the newest',
    params: idParamsSchema,
    body: z.strictObject({ version: z.number().int().min(1).max(10_000) }),
    response: variationSchema,
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  variationModel: defineCall({
    id: 'variationModel',
    method: 'GET',
    path: '/studio/variations/{id}/model.glb',
    auth: 'user',
    tag,
    summary: 'Live 3D model of a version',
    params: idParamsSchema,
    query: z.strictObject({ version: versionSchema.optional() }),
    stream: 'model/gltf-binary',
    errors: [...user, 'VARIATION_NOT_FOUND'],
  }),
  variationView: defineCall({
    id: 'variationView',
    method: 'POST',
    path: '/studio/variations/{id}/views',
    auth: 'user',
    tag,
    summary: 'A further view of a version, free of charge; drawn once and kept among its pictures',
    params: idParamsSchema,
    body: z.strictObject({
      view: z.enum(VIEW_NAMES),
      version: z.number().int().min(1).max(10_000).optional(),
    }),
    response: variationSchema,
    errors: [...user, 'VARIATION_NOT_FOUND', 'GENERATION_TIMED_OUT'],
  }),
  variationCasting: defineCall({
    id: 'variationCasting',
    method: 'GET',
    path: '/studio/variations/{id}/casting.zip',
    auth: 'user',
    tag,
    summary: 'Casting files of a version: STL in millimetres, and a list of what to buy and set',
    params: idParamsSchema,
    query: z.strictObject({ version: versionSchema.optional() }),
    stream: 'application/zip',
    errors: drawing,
  }),
  variationWorkshop: defineCall({
    id: 'variationWorkshop',
    method: 'GET',
    path: '/studio/variations/{id}/workshop.pdf',
    auth: 'user',
    tag,
    summary: 'Workshop sheet of a version: views with dimensions, stones, metal, checks',
    params: idParamsSchema,
    query: z.strictObject({ version: versionSchema.optional(), paper: z.enum(PAPERS).default('a4') }),
    stream: 'application/pdf',
    errors: drawing,
  }),
  listJobs: defineCall({
    id: 'listJobs',
    method: 'GET',
    path: '/studio/jobs',
    auth: 'user',
    tag,
    summary: 'Jobs still under way, newest first',
    response: z.array(jobSchema),
    errors: reading,
  }),
  getJob: defineCall({
    id: 'getJob',
    method: 'GET',
    path: '/studio/jobs/{id}',
    auth: 'user',
    tag,
    summary: 'State and result of a job',
    params: idParamsSchema,
    response: jobSchema,
    errors: [...user, 'NOT_FOUND'],
  }),
  jobEvents: defineCall({
    id: 'jobEvents',
    method: 'GET',
    path: '/studio/jobs/{id}/events',
    auth: 'user',
    tag,
    summary: 'Progress and previews as server-sent events',
    params: idParamsSchema,
    stream: 'text/event-stream',
    errors: [...user, 'NOT_FOUND'],
  }),
  cancelJob: defineCall({
    id: 'cancelJob',
    method: 'POST',
    path: '/studio/jobs/{id}/cancel',
    auth: 'user',
    tag,
    summary: 'Stop a job and release its credits',
    params: idParamsSchema,
    response: jobSchema,
    errors: [...user, 'NOT_FOUND'],
  }),
  mailAtEnd: defineCall({
    id: 'mailAtEnd',
    method: 'POST',
    path: '/studio/jobs/{id}/notify',
    auth: 'user',
    tag,
    summary:
      'Have a mail written when a job has succeeded or failed; one that has ended is answered as it is',
    params: idParamsSchema,
    response: jobSchema,
    errors: [...user, 'NOT_FOUND'],
  }),
} as const;
