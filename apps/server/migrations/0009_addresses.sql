ALTER TYPE "public"."token_purpose" ADD VALUE 'change_email';--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_email_key" ON "users" USING btree (lower("email")) WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (lower("email"));