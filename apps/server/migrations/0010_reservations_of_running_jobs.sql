ALTER TABLE "reservations" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
UPDATE "reservations" SET "expires_at" = NULL WHERE "owner" = 'job' AND "state" = 'held';
