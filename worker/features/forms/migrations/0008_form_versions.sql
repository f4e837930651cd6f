-- What visitors were asked in a version of a form: labels, options, the wording of consents. Times are epoch milliseconds.
CREATE TABLE form_versions (
  form TEXT NOT NULL,
  -- As the page names it: a hash of the body.
  version TEXT NOT NULL,
  body TEXT NOT NULL,
  -- The last day on which a page with it was rendered.
  used INTEGER NOT NULL,
  PRIMARY KEY (form, version)
) STRICT;
CREATE INDEX form_versions_by_use ON form_versions (used);
