CREATE TYPE "public"."making_step" AS ENUM('cad checked', 'cast', 'set', 'polished', 'quality checked');--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" "making_step" NOT NULL,
	"is_done" boolean NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_steps_by_line" ON "order_steps" USING btree ("order_id","position","step","at");--> statement-breakpoint
CREATE TRIGGER order_steps_append_only
  BEFORE UPDATE OR DELETE ON order_steps
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_order();
