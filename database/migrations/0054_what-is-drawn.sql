DROP INDEX "designs_search";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "shows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" DROP COLUMN "search_words";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";