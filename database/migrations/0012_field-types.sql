CREATE TABLE "field_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "field_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"compiled_body" text DEFAULT '' NOT NULL,
	"options" json DEFAULT '[]'::json NOT NULL,
	"space_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "field_types_name_unique" UNIQUE("name")
);
