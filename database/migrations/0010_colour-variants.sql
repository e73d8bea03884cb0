ALTER TABLE "designs" ADD COLUMN "variant_of" integer;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "tones" jsonb DEFAULT '["#ffffff","#ffffff"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_variant_of_designs_id_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_variant" ON "designs" USING btree ("variant_of");