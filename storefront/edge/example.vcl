vcl 4.1;
# Which machines the shop runs on, and who may say what has changed. Start with
#   varnishd -f …/example.vcl -p http_gzip_support=off -p max_restarts=8 -s malloc,1g
# so that pages leave compressed as the shop compresses them (br or gzip).

import directors;
import std;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend storefront_1 { .host = "127.0.0.1"; .port = "3000"; .probe = ready; .first_byte_timeout = 30s; }

acl purgers {
  "127.0.0.1";
}

sub places_init {
  new storefronts = directors.round_robin();
  storefronts.add_backend(storefront_1);
}

sub choose_shop {
  set req.backend_hint = storefronts.backend();
}

# The same as the shop, unless back ends run apart.
sub choose_back_end {
  set req.backend_hint = storefronts.backend();
}

sub read_purge_token {
  set req.http.X-Purge-Expected = std.fileread("/etc/varnish/blattwerk-purge-token");
}

include "blattwerk.vcl";
