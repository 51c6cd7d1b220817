CREATE TYPE "public"."order_refund_state" AS ENUM('asked', 'made', 'refused');--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" "order_refund_state" DEFAULT 'asked' NOT NULL,
	"refund_id" text,
	"refusal" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_one_per_click" UNIQUE("staff_id","idempotency_key"),
	CONSTRAINT "order_refunds_one_each" UNIQUE("refund_id"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount_cents" > 0),
	CONSTRAINT "order_refunds_made" CHECK (("order_refunds"."state" = 'made') = ("order_refunds"."refund_id" is not null)),
	CONSTRAINT "order_refunds_refused" CHECK (("order_refunds"."state" = 'refused') = ("order_refunds"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_one_asked" ON "order_refunds" USING btree ("order_id") WHERE "order_refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "order_refunds_by_order" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("paid_at") WHERE "orders"."status" in ('paid', 'in production');--> statement-breakpoint
-- Notes are written once, and emptied when the customer leaves for good.
CREATE FUNCTION refuse_change_of_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.text = '' AND ROW(NEW.id, NEW.order_id, NEW.staff_id, NEW.at)
      IS NOT DISTINCT FROM ROW(OLD.id, OLD.order_id, OLD.staff_id, OLD.at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'order_notes is append-only: % refused', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_notes_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_notes_append_only
  BEFORE UPDATE OR DELETE ON order_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_note();
