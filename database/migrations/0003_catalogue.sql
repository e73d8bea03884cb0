CREATE TABLE "designs" (
	"id" integer PRIMARY KEY NOT NULL,
	"theme_id" integer NOT NULL,
	"kind" text NOT NULL,
	"product_type" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"facets" jsonb NOT NULL,
	"is_refinable" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recipe" jsonb NOT NULL,
	"recipe_hash" text NOT NULL,
	"search_text" text NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('german', search_text) || to_tsvector('simple', search_text)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_theme" ON "designs" USING btree ("theme_id");--> statement-breakpoint
CREATE INDEX "designs_search" ON "designs" USING gin ("search_words");