CREATE FUNCTION tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('blattwerk_news', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_of_content AFTER UPDATE OF content_version ON spaces FOR EACH STATEMENT EXECUTE FUNCTION tell_news('content');
--> statement-breakpoint
CREATE TRIGGER tell_of_seeds AFTER INSERT OR UPDATE OR DELETE ON seeds FOR EACH STATEMENT EXECUTE FUNCTION tell_news('catalogue');
--> statement-breakpoint
CREATE TRIGGER tell_of_reviews AFTER INSERT OR UPDATE OR DELETE ON product_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_news('catalogue');
--> statement-breakpoint
CREATE TRIGGER tell_of_rollouts AFTER INSERT OR UPDATE OR DELETE ON flag_rollouts FOR EACH STATEMENT EXECUTE FUNCTION tell_news('flags');
--> statement-breakpoint
CREATE TRIGGER tell_of_segments AFTER INSERT OR UPDATE OR DELETE ON flag_segment_keys FOR EACH STATEMENT EXECUTE FUNCTION tell_news('flags');
