CREATE TYPE "public"."act_subject" AS ENUM('order', 'staff');--> statement-breakpoint
CREATE TYPE "public"."staff_link_purpose" AS ENUM('invitation', 'device');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('owner', 'bench', 'support');--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"password_hash" text,
	"sealed_secret" "bytea",
	"last_step" bigint DEFAULT 0 NOT NULL,
	"device_generation" integer DEFAULT 1 NOT NULL,
	"suspended_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_both_secrets" CHECK (("staff"."password_hash" is null) = ("staff"."sealed_secret" is null)),
	CONSTRAINT "staff_step" CHECK ("staff"."last_step" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"subject_kind" "act_subject" NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"idempotency_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_acts_one_per_click" UNIQUE("staff_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"staff_id" uuid NOT NULL,
	"purpose" "staff_link_purpose" NOT NULL,
	"digest" text NOT NULL,
	"offered_secret" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_links_staff_id_purpose_pk" PRIMARY KEY("staff_id","purpose"),
	CONSTRAINT "staff_links_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_acts_by_subject" ON "staff_acts" USING btree ("subject_kind","subject","at");--> statement-breakpoint
CREATE INDEX "staff_acts_by_time" ON "staff_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_end" ON "staff_sessions" USING btree ("ends_at");--> statement-breakpoint
-- What was done at the desk is written once: a trail that can be edited proves nothing.
CREATE FUNCTION refuse_change_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff_acts is append-only: % refused', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_acts_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_acts_append_only
  BEFORE UPDATE OR DELETE ON staff_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_act();
--> statement-breakpoint
CREATE TRIGGER staff_acts_no_truncate
  BEFORE TRUNCATE ON staff_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_act();
