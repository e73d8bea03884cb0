CREATE TABLE "hand_designs" (
	"id" integer PRIMARY KEY NOT NULL,
	"design" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"sold" jsonb,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"sold_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "names_in" jsonb;