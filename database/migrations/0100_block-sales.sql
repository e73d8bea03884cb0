CREATE TABLE "block_sales" (
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"minor_units" bigint NOT NULL,
	CONSTRAINT "block_sales_day_channel_country_subject_path_currency_pk" PRIMARY KEY("day","channel","country","subject","path","currency")
);
--> statement-breakpoint
CREATE INDEX "block_sales_channel" ON "block_sales" USING btree ("channel","day");