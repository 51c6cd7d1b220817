CREATE TABLE "order_ring_sizes" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"ring_size" real NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_ring_sizes_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ring_size_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_ring_sizes" ADD CONSTRAINT "order_ring_sizes_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_ask" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'paid' and "orders"."ring_size_asked_at" is null;