CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "visit_counts_day_channel_country_kind_subject_path_pk" PRIMARY KEY("day","channel","country","kind","subject","path")
);
--> statement-breakpoint
CREATE INDEX "visit_counts_kind" ON "visit_counts" USING btree ("channel","kind","day");