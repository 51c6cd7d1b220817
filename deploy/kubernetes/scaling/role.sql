-- Who counts what waits: run by the owner of the database after the first start of the shop, then \password filigree_scaler
CREATE ROLE filigree_scaler LOGIN;
GRANT SELECT (picture_fractions, ended_at) ON public.studio_jobs TO filigree_scaler;
GRANT USAGE ON SCHEMA pgboss TO filigree_scaler;
GRANT SELECT (name, state) ON pgboss.job TO filigree_scaler;
