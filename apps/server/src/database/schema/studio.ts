import {
  type ApiError,
  type Brief,
  type estimateSchema,
  type GenerationRequest,
  type JOB_STAGES,
  JOB_STATES,
  type pictureSchema,
  type verdictSchema,
} from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { reservations } from './credits.ts';
import { users } from './users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const studioJobKind = pgEnum('studio_job_kind', ['generate', 'refine']);
export const studioJobState = pgEnum('studio_job_state', JOB_STATES);

/** A design document as stored; its own reader validates and migrates it. */
export type StoredDesign = Record<string, unknown>;
/** A picture in the storage; its address is made when it is shown. */
export type StoredPicture = Omit<z.infer<typeof pictureSchema>, 'url'> & { readonly path: string };

/** What a job is to make; written once. Its pictures have the order of its designs. */
export type JobTask =
  | {
      readonly kind: 'generate';
      readonly request: GenerationRequest;
      /** As the request was read when it was designed; absent in jobs that are older than this field. */
      readonly brief?: Brief;
      readonly designs: readonly StoredDesign[];
      /** For each design another one of the same brief, for the case that its parts cannot be joined. */
      readonly spares?: readonly StoredDesign[];
    }
  | {
      readonly kind: 'refine';
      readonly variationId: string;
      /** The version that is changed. */
      readonly baseVersion: number;
      readonly designs: readonly StoredDesign[];
      readonly changes: readonly string[];
      readonly notUnderstood: readonly string[];
    };

/** What a job gave, by reference; the variations themselves are in their own table. */
export interface JobResult {
  readonly variations: readonly { readonly id: string; readonly version: number }[];
  readonly chargedMillis: number;
  /** Spendable, just after this job was charged. */
  readonly remainingMillis: number;
}

export const studioJobs = pgTable(
  'studio_jobs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: studioJobKind().notNull(),
    state: studioJobState().notNull().default('queued'),
    stage: text().$type<(typeof JOB_STAGES)[number]>().notNull().default('queued'),
    /** 0..1, never falling. */
    fraction: real().notNull().default(0),
    /** Done share of each picture, 0..1. */
    pictureFractions: real('picture_fractions').array().notNull(),
    prompt: text().notNull(),
    task: jsonb().$type<JobTask>().notNull(),
    /** Source of the seeds of its designs and pictures, 0..2^32-1. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** Unguessable folder of its files in the storage. */
    folder: text().notNull(),
    /** One click. Released after a day, so that it then begins another job. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    /** What it will be charged, in thousandths of a credit. */
    costMillis: bigint('cost_millis', { mode: 'number' }).notNull(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id),
    attempts: integer().notNull().default(0),
    /** Names one claim of the job by one worker; every write of that worker is conditional on it. */
    claimId: uuid('claim_id'),
    leaseExpiresAt: moment('lease_expires_at'),
    result: jsonb().$type<JobResult>(),
    error: jsonb().$type<ApiError>(),
    /** Its owner is written to when it has ended, with links to the product at this origin. null: nobody has asked. */
    mailOrigin: text('mail_origin'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When a worker first took it; it keeps this when it goes back in line, and its place with it. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** Nothing is left of it that nobody will use: when it did not succeed, its files are gone. */
    tidied: boolean().notNull().default(false),
  },
  (job) => [
    uniqueIndex('studio_jobs_one_per_click').on(job.userId, job.idempotencyKey),
    uniqueIndex('studio_jobs_one_per_reservation').on(job.reservationId),
    index('studio_jobs_by_user').on(job.userId, job.createdAt),
    index('studio_jobs_live').on(job.state, job.leaseExpiresAt).where(sql`${job.endedAt} is null`),
    index('studio_jobs_waiting').on(job.createdAt).where(sql`${job.state} = 'queued'`),
    index('studio_jobs_served')
      .on(job.userId, job.endedAt)
      .where(sql`${job.startedAt} is not null and ${job.endedAt} is not null`),
    index('studio_jobs_measured')
      .on(job.kind, job.endedAt.desc())
      .where(sql`${job.state} = 'succeeded' and ${job.startedAt} is not null`),
    index('studio_jobs_untidied')
      .on(job.endedAt)
      .where(sql`${job.endedAt} is not null and not ${job.tidied}`),
    check('studio_jobs_fraction', sql`${job.fraction} between 0 and 1`),
    check(
      'studio_jobs_lease_while_running',
      sql`(${job.state} = 'running') = (${job.claimId} is not null) and (${job.state} = 'running') = (${job.leaseExpiresAt} is not null)`,
    ),
    check(
      'studio_jobs_ended',
      sql`(${job.state} in ('succeeded', 'failed', 'cancelled')) = (${job.endedAt} is not null)`,
    ),
    check(
      'studio_jobs_result_when_succeeded',
      sql`(${job.state} = 'succeeded') = (${job.result} is not null)`,
    ),
    check('studio_jobs_error_when_failed', sql`(${job.state} = 'failed') = (${job.error} is not null)`),
  ],
);

/** The newest preview of each picture of a running job. */
export const jobPreviews = pgTable(
  'job_previews',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => studioJobs.id, { onDelete: 'cascade' }),
    pictureIndex: integer('picture_index').notNull(),
    /** Counts the previews of a picture. */
    sequence: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebP. */
    image: bytes().notNull(),
  },
  (preview) => [primaryKey({ columns: [preview.jobId, preview.pictureIndex] })],
);

/** The columns that describe one finished piece: of a job under way, and of a version of a variation. */
const pieceColumns = {
  design: jsonb().$type<StoredDesign>().notNull(),
  title: text().notNull(),
  images: jsonb().$type<readonly StoredPicture[]>().notNull(),
  /** GLB in the storage. */
  modelPath: text('model_path'),
  estimate: jsonb().$type<z.infer<typeof estimateSchema>>(),
  checks: jsonb().$type<readonly z.infer<typeof verdictSchema>[]>().notNull(),
  modelUsed: text('model_used').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
};

/** Pictures that a job has finished: they survive its worker, and become variations when the job succeeds. */
export const jobPictures = pgTable(
  'job_pictures',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => studioJobs.id, { onDelete: 'cascade' }),
    pictureIndex: integer('picture_index').notNull(),
    /** The variation that it will be. */
    variationId: uuid('variation_id').notNull(),
    ...pieceColumns,
  },
  (picture) => [primaryKey({ columns: [picture.jobId, picture.pictureIndex] })],
);

export const variations = pgTable(
  'variations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    basePieceId: uuid('base_piece_id'),
    /** The version that is shown; every one before it is kept. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (variation) => [index('variations_by_user').on(variation.userId, variation.createdAt)],
);

export const variationVersions = pgTable(
  'variation_versions',
  {
    variationId: uuid('variation_id')
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** What this version changed, in words; empty for the first. */
    changes: jsonb().$type<readonly string[]>().notNull(),
    ...pieceColumns,
  },
  (version) => [
    primaryKey({ columns: [version.variationId, version.version] }),
    check('variation_versions_from_one', sql`${version.version} >= 1`),
  ],
);

export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variationId: uuid('variation_id')
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (draft) => [primaryKey({ columns: [draft.userId, draft.variationId] })],
);
