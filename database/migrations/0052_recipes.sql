CREATE TABLE "recipes" (
	"design_id" text NOT NULL,
	"hash" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipes_design_id_hash_pk" PRIMARY KEY("design_id","hash")
);
