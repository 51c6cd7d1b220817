CREATE TABLE "board_images" (
	"board_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "board_images_board_id_position_pk" PRIMARY KEY("board_id","position"),
	CONSTRAINT "board_images_once" UNIQUE("board_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "board_pieces" (
	"board_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"piece_id" uuid NOT NULL,
	CONSTRAINT "board_pieces_board_id_position_pk" PRIMARY KEY("board_id","position"),
	CONSTRAINT "board_pieces_once" UNIQUE("board_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"collection_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"piece_id" uuid,
	"variation_id" uuid,
	CONSTRAINT "collection_items_collection_id_position_pk" PRIMARY KEY("collection_id","position"),
	CONSTRAINT "collection_items_piece_once" UNIQUE("collection_id","piece_id"),
	CONSTRAINT "collection_items_variation_once" UNIQUE("collection_id","variation_id"),
	CONSTRAINT "collection_items_one_thing" CHECK (num_nonnulls("collection_items"."piece_id", "collection_items"."variation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_piece_id_pk" PRIMARY KEY("user_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"stored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_path_key" UNIQUE("path"),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0 and "images"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "catalogue_revision_one_row" CHECK ("catalogue_revision"."only")
);
--> statement-breakpoint
CREATE TABLE "pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"prompt" text NOT NULL,
	"materials" text[] NOT NULL,
	"gemstones" text[] NOT NULL,
	"style_tags" text[] NOT NULL,
	"features" jsonb NOT NULL,
	"lead_time_weeks" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"featured_rank" integer,
	"listed_on" date NOT NULL,
	"pictures" jsonb NOT NULL,
	"model_path" text,
	"design" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"seeded" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pieces_slug_key" UNIQUE("slug"),
	CONSTRAINT "pieces_price_positive" CHECK ("pieces"."price_cents" > 0),
	CONSTRAINT "pieces_lead_time" CHECK ("pieces"."lead_time_weeks" between 0 and 104),
	CONSTRAINT "pieces_category_known" CHECK ("pieces"."category" in ('ring', 'necklace', 'earring', 'pendant', 'bracelet'))
);
--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pieces" ADD CONSTRAINT "board_pieces_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pieces" ADD CONSTRAINT "board_pieces_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_images_by_image" ON "board_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "board_pieces_by_piece" ON "board_pieces" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "boards_by_user" ON "boards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_items_by_piece" ON "collection_items" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "collection_items_by_variation" ON "collection_items" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "collections_by_user" ON "collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_by_piece" ON "favorites" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "images_by_user" ON "images" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "images_not_stored" ON "images" USING btree ("created_at") WHERE not "images"."stored";--> statement-breakpoint
CREATE INDEX "pieces_by_category" ON "pieces" USING btree ("category") WHERE not "pieces"."withdrawn";--> statement-breakpoint
CREATE INDEX "pieces_by_price" ON "pieces" USING btree ("price_cents") WHERE not "pieces"."withdrawn";--> statement-breakpoint
CREATE INDEX "pieces_by_materials" ON "pieces" USING gin ("materials");--> statement-breakpoint
CREATE INDEX "pieces_by_gemstones" ON "pieces" USING gin ("gemstones");--> statement-breakpoint
CREATE INDEX "pieces_by_style_tags" ON "pieces" USING gin ("style_tags");--> statement-breakpoint
-- Whoever changes a piece, by whatever way, gives the catalogue a new revision in the same transaction: processes that
-- keep answers compare it before they use them.
INSERT INTO catalogue_revision DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION revise_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_revision SET revision = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pieces_revise_catalogue
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pieces
  FOR EACH STATEMENT EXECUTE FUNCTION revise_catalogue();
