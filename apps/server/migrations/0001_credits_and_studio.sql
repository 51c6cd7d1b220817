CREATE TYPE "public"."ledger_entry_kind" AS ENUM('welcome', 'purchase', 'generation', 'refinement', 'reservation', 'clawback', 'adjustment');--> statement-breakpoint
CREATE TYPE "public"."reservation_owner" AS ENUM('person', 'job');--> statement-breakpoint
CREATE TYPE "public"."reservation_state" AS ENUM('held', 'committed', 'refunded', 'expired');--> statement-breakpoint
CREATE TYPE "public"."studio_job_kind" AS ENUM('generate', 'refine');--> statement-breakpoint
CREATE TYPE "public"."studio_job_state" AS ENUM('queued', 'running', 'succeeded', 'failed', 'cancelled');--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance_millis" bigint DEFAULT 0 NOT NULL,
	"held_millis" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_held_not_negative" CHECK ("credit_accounts"."held_millis" >= 0),
	CONSTRAINT "credit_accounts_spendable_not_negative" CHECK ("credit_accounts"."balance_millis" >= "credit_accounts"."held_millis")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" "ledger_entry_kind" NOT NULL,
	"amount_millis" bigint NOT NULL,
	"balance_after_millis" bigint NOT NULL,
	"description" text NOT NULL,
	"reference" text NOT NULL,
	"business_key" text NOT NULL,
	"reservation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_business_key" UNIQUE("business_key"),
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount_millis" <> 0)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"owner" "reservation_owner" NOT NULL,
	"state" "reservation_state" DEFAULT 'held' NOT NULL,
	"amount_millis" bigint NOT NULL,
	"committed_millis" bigint,
	"reference" text NOT NULL,
	"close_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reservations_amount_positive" CHECK ("reservations"."amount_millis" > 0),
	CONSTRAINT "reservations_closed_when_not_held" CHECK (("reservations"."state" = 'held') = ("reservations"."closed_at" is null)),
	CONSTRAINT "reservations_committed_share" CHECK (("reservations"."state" = 'committed') = ("reservations"."committed_millis" is not null)
        and "reservations"."committed_millis" between 1 and "reservations"."amount_millis")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"variation_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_variation_id_pk" PRIMARY KEY("user_id","variation_id")
);
--> statement-breakpoint
CREATE TABLE "job_pictures" (
	"job_id" uuid NOT NULL,
	"picture_index" integer NOT NULL,
	"variation_id" uuid NOT NULL,
	"design" jsonb NOT NULL,
	"title" text NOT NULL,
	"images" jsonb NOT NULL,
	"model_path" text,
	"estimate" jsonb,
	"checks" jsonb NOT NULL,
	"model_used" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pictures_job_id_picture_index_pk" PRIMARY KEY("job_id","picture_index")
);
--> statement-breakpoint
CREATE TABLE "job_previews" (
	"job_id" uuid NOT NULL,
	"picture_index" integer NOT NULL,
	"sequence" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"image" "bytea" NOT NULL,
	CONSTRAINT "job_previews_job_id_picture_index_pk" PRIMARY KEY("job_id","picture_index")
);
--> statement-breakpoint
CREATE TABLE "studio_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "studio_job_kind" NOT NULL,
	"state" "studio_job_state" DEFAULT 'queued' NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"fraction" real DEFAULT 0 NOT NULL,
	"picture_fractions" real[] NOT NULL,
	"prompt" text NOT NULL,
	"task" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"folder" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"cost_millis" bigint NOT NULL,
	"reservation_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim_id" uuid,
	"lease_expires_at" timestamp with time zone,
	"result" jsonb,
	"error" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"tidied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "studio_jobs_fraction" CHECK ("studio_jobs"."fraction" between 0 and 1),
	CONSTRAINT "studio_jobs_lease_while_running" CHECK (("studio_jobs"."state" = 'running') = ("studio_jobs"."claim_id" is not null) and ("studio_jobs"."state" = 'running') = ("studio_jobs"."lease_expires_at" is not null)),
	CONSTRAINT "studio_jobs_ended" CHECK (("studio_jobs"."state" in ('succeeded', 'failed', 'cancelled')) = ("studio_jobs"."ended_at" is not null)),
	CONSTRAINT "studio_jobs_result_when_succeeded" CHECK (("studio_jobs"."state" = 'succeeded') = ("studio_jobs"."result" is not null)),
	CONSTRAINT "studio_jobs_error_when_failed" CHECK (("studio_jobs"."state" = 'failed') = ("studio_jobs"."error" is not null))
);
--> statement-breakpoint
CREATE TABLE "variation_versions" (
	"variation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"title" text NOT NULL,
	"images" jsonb NOT NULL,
	"model_path" text,
	"estimate" jsonb,
	"checks" jsonb NOT NULL,
	"model_used" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variation_versions_variation_id_version_pk" PRIMARY KEY("variation_id","version"),
	CONSTRAINT "variation_versions_from_one" CHECK ("variation_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "variations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"base_piece_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_pictures" ADD CONSTRAINT "job_pictures_job_id_studio_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."studio_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_previews" ADD CONSTRAINT "job_previews_job_id_studio_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."studio_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_jobs" ADD CONSTRAINT "studio_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_jobs" ADD CONSTRAINT "studio_jobs_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation_versions" ADD CONSTRAINT "variation_versions_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variations" ADD CONSTRAINT "variations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_per_reservation" ON "ledger_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "reservations_held_by_expiry" ON "reservations" USING btree ("expires_at") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservations_by_user" ON "reservations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_jobs_one_per_click" ON "studio_jobs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_jobs_one_per_reservation" ON "studio_jobs" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "studio_jobs_by_user" ON "studio_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_jobs_live" ON "studio_jobs" USING btree ("state","lease_expires_at") WHERE "studio_jobs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "studio_jobs_untidied" ON "studio_jobs" USING btree ("ended_at") WHERE "studio_jobs"."ended_at" is not null and not "studio_jobs"."tidied";--> statement-breakpoint
CREATE INDEX "variations_by_user" ON "variations" USING btree ("user_id","created_at");