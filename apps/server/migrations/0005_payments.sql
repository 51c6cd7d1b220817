CREATE TYPE "public"."purchase_state" AS ENUM('open', 'replaced', 'paid', 'cancelled', 'refused');--> statement-breakpoint
CREATE TYPE "public"."reversal_kind" AS ENUM('refund', 'dispute');--> statement-breakpoint
CREATE TYPE "public"."reversal_state" AS ENUM('standing', 'undone');--> statement-breakpoint
ALTER TYPE "public"."ledger_entry_kind" ADD VALUE 'restoration' BEFORE 'adjustment';--> statement-breakpoint
CREATE TABLE "credit_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"credits" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_percent" integer,
	"popular" boolean DEFAULT false NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "credit_packages_name" UNIQUE("name"),
	CONSTRAINT "credit_packages_credits" CHECK ("credit_packages"."credits" between 1 and 1000000),
	CONSTRAINT "credit_packages_price" CHECK ("credit_packages"."price_cents" between 50 and 99999999),
	CONSTRAINT "credit_packages_discount" CHECK ("credit_packages"."discount_percent" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "credit_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"package_name" text NOT NULL,
	"credits_millis" bigint NOT NULL,
	"price_cents" integer NOT NULL,
	"state" "purchase_state" DEFAULT 'open' NOT NULL,
	"payment_intent_id" text,
	"taken_millis" bigint DEFAULT 0 NOT NULL,
	"reversal_entries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "credit_purchases_payment_intent" UNIQUE("payment_intent_id"),
	CONSTRAINT "credit_purchases_paid" CHECK (("credit_purchases"."state" = 'paid') = ("credit_purchases"."paid_at" is not null)),
	CONSTRAINT "credit_purchases_taken" CHECK ("credit_purchases"."taken_millis" between 0 and "credit_purchases"."credits_millis")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" "reversal_kind" NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" "reversal_state" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_reversals_amount" CHECK ("purchase_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" DROP CONSTRAINT "credit_accounts_spendable_not_negative";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "clawed_below_millis" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD CONSTRAINT "credit_purchases_package_id_credit_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."credit_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reversals" ADD CONSTRAINT "purchase_reversals_purchase_id_credit_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."credit_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_purchases_one_open" ON "credit_purchases" USING btree ("user_id","package_id") WHERE "credit_purchases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "credit_purchases_by_user" ON "credit_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_purchases_unsettled" ON "credit_purchases" USING btree ("created_at") WHERE "credit_purchases"."state" in ('open', 'replaced');--> statement-breakpoint
CREATE INDEX "purchase_reversals_by_purchase" ON "purchase_reversals" USING btree ("purchase_id");--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_clawed_not_negative" CHECK ("credit_accounts"."clawed_below_millis" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_spendable_not_negative" CHECK ("credit_accounts"."balance_millis" + "credit_accounts"."clawed_below_millis" >= "credit_accounts"."held_millis");--> statement-breakpoint
-- The packs that an installation begins with; from here on they are whatever SQL makes of them.
INSERT INTO "credit_packages" ("id", "name", "credits", "price_cents", "discount_percent", "popular") VALUES
  ('0193c000-0000-7000-8000-000000000001', 'Starter', 50, 999, NULL, false),
  ('0193c000-0000-7000-8000-000000000002', 'Creator', 200, 3490, 12, false),
  ('0193c000-0000-7000-8000-000000000003', 'Studio', 500, 7990, 20, true),
  ('0193c000-0000-7000-8000-000000000004', 'Atelier', 1200, 16780, 30, false);
