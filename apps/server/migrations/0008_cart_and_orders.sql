CREATE TYPE "public"."checkout_state" AS ENUM('open', 'replaced', 'ordered', 'expired');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'paid', 'in production', 'shipped', 'delivered', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"variation_id" uuid,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_once" UNIQUE NULLS NOT DISTINCT("user_id","piece_id","variation_id","options"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "checkout_state" DEFAULT 'open' NOT NULL,
	"fingerprint" text NOT NULL,
	"origin" text NOT NULL,
	"address" jsonb,
	"lines" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_session" UNIQUE("session_id"),
	CONSTRAINT "checkouts_total" CHECK ("checkouts"."subtotal_cents" > 0 and "checkouts"."shipping_cents" >= 0 and "checkouts"."tax_cents" >= 0
        and "checkouts"."total_cents" = "checkouts"."subtotal_cents" + "checkouts"."shipping_cents" + "checkouts"."tax_cents")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_order_id_sequence_pk" PRIMARY KEY("order_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"piece_id" uuid NOT NULL,
	"variation_id" uuid,
	"design_version" integer,
	"design" jsonb,
	"options" jsonb NOT NULL,
	"name" text NOT NULL,
	"image_path" text,
	"price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."price_cents" > 0 and "order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" "reversal_kind" NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" "reversal_state" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_reversals_amount" CHECK ("order_reversals"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"user_id" uuid,
	"status" "order_status" NOT NULL,
	"session_id" text NOT NULL,
	"payment_intent_id" text,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number" UNIQUE("order_number"),
	CONSTRAINT "orders_one_per_checkout" UNIQUE("checkout_id"),
	CONSTRAINT "orders_one_per_session" UNIQUE("session_id"),
	CONSTRAINT "orders_one_per_payment" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" + "orders"."tax_cents"),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_at" is not null or "orders"."status" in ('pending', 'cancelled')),
	CONSTRAINT "orders_pending_unpaid" CHECK ("orders"."status" <> 'pending' or "orders"."paid_at" is null),
	CONSTRAINT "orders_went_back" CHECK ("orders"."refunded_cents" >= 0 and "orders"."disputed_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reversals" ADD CONSTRAINT "order_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_by_variation" ON "cart_items" USING btree ("variation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_by_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("expires_at") WHERE "checkouts"."state" in ('open', 'replaced');--> statement-breakpoint
CREATE INDEX "order_reversals_by_order" ON "order_reversals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("id") WHERE "orders"."status" = 'cancelled' and "orders"."paid_at" is not null
        and "orders"."refunded_cents" < "orders"."total_cents";--> statement-breakpoint
-- What was bought and what happened is written once: a history that can be edited proves nothing.
CREATE FUNCTION refuse_change_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_append_only
  BEFORE UPDATE OR DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only
  BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();
