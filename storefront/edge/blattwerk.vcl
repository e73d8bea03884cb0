# The shop behind Varnish 7 with varnish-modules (xkey, vsthrottle). Included by a file that names the places: see example.vcl,
# which defines the acl `purgers`, the subs `places_init`, `choose_shop`, `choose_back_end` and `read_purge_token`.
#
# The shop alone decides what is kept. A page is asked for without cookies and with `X-Edge`; the answer is a page for everybody
# with its keys and its lifetime (`CDN-Cache-Control`), or says in `X-Edge-Instead` what to do in its place:
#   pass         the address belongs to one visitor: ask again with the cookies and keep nothing
#   treatments   the page has tests: ask `/_edge/treatments` what they show to the visitor, then for that version
# Everything else goes through as if nothing stood in between.

import std;
import xkey;
import vsthrottle;

sub vcl_init {
  call places_init;
}

sub vcl_recv {
  if (req.restarts == 0) {
    # What only this file may say.
    unset req.http.X-Edge;
    unset req.http.X-Edge-Treatments;
    unset req.http.X-Edge-Step;
    unset req.http.X-Edge-Cookie;
    unset req.http.X-Edge-Set-Cookie;
    unset req.http.X-Edge-Otherwise;
    unset req.http.X-Edge-Flags;
    unset req.http.X-Edge-Fresh;
    unset req.http.X-Edge-Last;
    unset req.http.X-Edge-Hash;
    unset req.http.X-Edge-Visitor;
    set req.http.X-Edge-Url = req.url;
    set req.http.X-Forwarded-For = client.ip;

    if (req.method == "PURGE") {
      call purge_by_keys;
    }
    if (req.url ~ "^/_edge/") {
      return (synth(404));
    }
    if (req.method == "GET" || req.method == "HEAD") {
      call normalise_encoding;
    }
  }

  if (req.url ~ "^/(web-api|price-api|api|accessory|gift-voucher|whitelabel)(/|\?|$)") {
    call choose_back_end;
  } else {
    call choose_shop;
  }

  # A copy past its time is shown while the next one is fetched, for as long as the shop is there to fetch it from. While the shop is
  # away, for as long as the shop allows.
  if (req.http.X-Edge-Last) {
    set req.grace = 7d;
  } else if (req.http.X-Edge-Fresh) {
    set req.grace = 0s;
  } else if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }

  if (req.http.X-Edge-Step == "pass") {
    unset req.http.X-Edge;
    set req.http.Cookie = req.http.X-Edge-Cookie;
    return (pass);
  }
  if (req.restarts > 0 && req.http.X-Edge-Hash) {
    return (hash);
  }

  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Upgrade) {
    return (pass);
  }

  # Files whose names hold a hash, and pictures: the same for everybody.
  if (req.url ~ "^/assets/" || req.url ~ "^/_images\?" || req.url ~ "^/web-api/(pictures|goods-pictures)/") {
    unset req.http.Cookie;
    set req.http.X-Edge-Hash = req.url;
    call normalise_accept;
    return (hash);
  }
  if (req.url ~ "^/(web-api|price-api|api|accessory|gift-voucher|whitelabel)(/|\?|$)" || req.url ~ "^/_") {
    return (pass);
  }

  # Parameters that change nothing in a page; with any other one the shop answers for that request alone.
  set req.http.X-Edge-Hash = regsuball(req.url, "([?&])(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|tracking|logging|build)(=[^&]*)?(?=&|$)", "\1");
  set req.http.X-Edge-Hash = regsub(regsuball(req.http.X-Edge-Hash, "&+", "&"), "\?&*$", "");
  set req.http.X-Edge-Hash = regsub(req.http.X-Edge-Hash, "\?&", "?");
  if (req.http.X-Edge-Hash ~ "\?") {
    return (pass);
  }

  set req.http.X-Edge = "varnish";
  set req.http.X-Edge-Cookie = req.http.Cookie;
  if (req.http.Cookie ~ "(^|; *)customer-type=business(;|$)") {
    set req.http.X-Customer-Type = "business";
  } else if (req.http.Cookie ~ "(^|; *)customer-type=whitelabel(;|$)") {
    set req.http.X-Customer-Type = "whitelabel";
  } else {
    set req.http.X-Customer-Type = "private";
  }
  unset req.http.Cookie;
  return (hash);
}

# Only to those whom the list allows, and to those at most ten times a minute with a wrong token.
sub purge_by_keys {
  if (client.ip !~ purgers) {
    return (synth(405));
  }
  call read_purge_token;
  if (req.http.X-Purge-Expected == "" || req.http.X-Purge-Token != req.http.X-Purge-Expected) {
    if (vsthrottle.is_denied("purge " + client.ip, 10, 60s)) {
      return (synth(429));
    }
    return (synth(403));
  }
  if (req.http.xkey-purge) {
    set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
  }
  if (req.http.xkey-softpurge) {
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-softpurge);
  }
  return (synth(200, "Purged"));
}

sub normalise_encoding {
  if (req.http.Accept-Encoding ~ "(^|[, ])br(,|;q=(1|0\.[0-9]*[1-9])| |$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "gzip" && req.http.Accept-Encoding !~ "gzip;q=0(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

# Pictures come in the best format that a browser takes.
sub normalise_accept {
  if (req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp";
  } else if (req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp";
  } else {
    set req.http.Accept = "*/*";
  }
}

sub vcl_hash {
  hash_data(req.http.host);
  if (req.http.X-Edge-Step == "treatments") {
    hash_data(req.url);
    hash_data(req.http.X-Edge-Visitor);
    hash_data(req.http.X-Customer-Type);
  } else {
    hash_data(req.http.X-Edge-Hash);
  }
  return (lookup);
}

sub vcl_hit {
  # A copy whose time ended before or after it was due was dropped by its keys: the next one is waited for.
  if (obj.ttl <= 0s && !req.http.X-Edge-Last && !req.http.X-Edge-Fresh && obj.http.X-Edge-Lifetime && std.healthy(req.backend_hint)) {
    if (obj.ttl + obj.age > std.duration(obj.http.X-Edge-Lifetime, 0s) + 1s || obj.ttl + obj.age < std.duration(obj.http.X-Edge-Lifetime, 0s) - 1s) {
      set req.http.X-Edge-Fresh = "1";
      return (restart);
    }
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Url;
  unset bereq.http.X-Edge-Hash;
  unset bereq.http.X-Edge-Cookie;
  unset bereq.http.X-Edge-Step;
  unset bereq.http.X-Edge-Visitor;
  unset bereq.http.X-Edge-Set-Cookie;
  unset bereq.http.X-Edge-Otherwise;
  unset bereq.http.X-Edge-Flags;
  unset bereq.http.X-Edge-Fresh;
  unset bereq.http.X-Edge-Last;
}

sub vcl_backend_response {
  # A page past its time stands in rather than an error.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.http.X-Edge-Failed = "1";
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.http.X-Edge-Lifetime = regsub(beresp.http.CDN-Cache-Control, ".*\bmax-age=(\d+).*", "\1s");
    set beresp.ttl = std.duration(beresp.http.X-Edge-Lifetime, 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*\bstale-if-error=(\d+).*", "\1s"), 0s);
    set beresp.keep = 1h;
    return (deliver);
  }
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "\bpublic\b") {
    # Other files follow within a minute what the shop has; those that never change are kept as long as they may be.
    if (beresp.http.Cache-Control !~ "\bimmutable\b" && bereq.url !~ "^/web-api/" && beresp.ttl > 60s) {
      set beresp.ttl = 60s;
    }
    set beresp.grace = 1d;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 1s;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.X-Edge-Failed = "1";
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.ttl = 0s;
  synthetic("The shop does not answer at the moment; try again shortly.");
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Edge-Failed && !req.http.X-Edge-Last && req.http.X-Edge-Hash) {
    set req.http.X-Edge-Last = "1";
    unset req.http.X-Edge-Fresh;
    return (restart);
  }
  if (req.http.X-Edge-Step == "treatments") {
    if (resp.http.X-Edge-Treatments) {
      set req.http.X-Edge-Treatments = resp.http.X-Edge-Treatments;
      # Unset it would be an empty one.
      if (resp.http.Set-Cookie) {
        set req.http.X-Edge-Set-Cookie = resp.http.Set-Cookie;
      }
    } else {
      set req.http.X-Edge-Treatments = req.http.X-Edge-Otherwise;
    }
    set req.http.X-Edge-Step = "page";
    set req.http.X-Edge = "varnish";
    set req.url = req.http.X-Edge-Url;
    unset req.http.Cookie;
    unset req.http.X-Edge-Fresh;
    unset req.http.X-Edge-Last;
    return (restart);
  }
  if (resp.http.X-Edge-Instead == "pass") {
    set req.http.X-Edge-Step = "pass";
    unset req.http.X-Edge-Hash;
    unset req.http.X-Edge-Fresh;
    return (restart);
  }
  if (resp.http.X-Edge-Instead == "treatments") {
    set req.http.X-Edge-Step = "treatments";
    set req.http.X-Edge-Otherwise = resp.http.X-Edge-Otherwise;
    set req.url = "/_edge/treatments?kind=varnish&flags=" + resp.http.X-Edge-Flags + "&page=" + regsub(req.http.X-Edge-Hash, "[&#].*", "");
    # Without a key nothing is kept, nor is it where one is drawn.
    if (req.http.X-Edge-Cookie ~ "(^|; *)split-key=[A-Za-z0-9_-]{1,250}(;|$)") {
      set req.http.X-Edge-Visitor = regsub(req.http.X-Edge-Cookie, "^(.*; *)?split-key=([A-Za-z0-9_-]+).*$", "\2");
      set req.http.Cookie = "split-key=" + req.http.X-Edge-Visitor + "; customer-type=" + req.http.X-Customer-Type;
    } else {
      # For crawlers too, which get no key: known by what they call themselves.
      set req.http.X-Edge-Visitor = "none " + req.http.User-Agent;
      set req.http.Cookie = "customer-type=" + req.http.X-Customer-Type;
    }
    unset req.http.X-Edge;
    unset req.http.X-Edge-Fresh;
    return (restart);
  }

  if (req.http.X-Edge-Set-Cookie) {
    set resp.http.Set-Cookie = req.http.X-Edge-Set-Cookie;
  }
  if (req.http.X-Edge) {
    set resp.http.Vary = "Accept-Encoding";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  if (obj.uncacheable) {
    set resp.http.X-Cache = "pass";
  }
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Edge-Lifetime;
  unset resp.http.X-Edge-Failed;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # The shop says how old a page may be; browsers ask each time.
  unset resp.http.Age;
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (resp.status == 200 && req.http.X-Purged) {
    set resp.http.X-Purged = req.http.X-Purged;
  }
  synthetic(resp.reason);
  return (deliver);
}
