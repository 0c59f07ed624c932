# Varnish 7 between what ends TLS and the site. Pages live here for an hour and are purged after each change of content.
#   varnishd -f default.vcl -a 127.0.0.1:6081 -s malloc,256m -p http_gzip_support=off
# gzip support off: the site has compressed each page already, in brotli too, which Varnish would take for nothing.
# EDGE_PURGE_TOKEN in Varnish's environment is that of the site; the site has EDGE_PURGE_URL=http://127.0.0.1:6081/.edge/purge
# and a TRUST_PROXY that counts this Varnish and what ends TLS.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 130s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.url == "/.edge/purge") {
    if (req.method != "POST" || std.getenv("EDGE_PURGE_TOKEN") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_TOKEN")) {
      return (synth(403));
    }
    ban("obj.http.Cache-Tag ~ pages");
    return (synth(200));
  }

  # Who is sent on takes his whole query along: the site is asked again, with what was left out below (vcl_deliver).
  if (req.restarts > 0) {
    set req.url = req.http.X-Asked;
    return (pass);
  }
  set req.http.X-Asked = req.url;

  # Staff, previews, forms and calls are none of a cache's business; nor is who looks after the process.
  # The site reads escapes, and no page has one in its first word.
  if (req.url ~ "^/(studio|preview|api)([/?]|$)" || req.url ~ "^/[^/?]*%" || req.url ~ "^/(healthz|readyz(/pages)?)([?]|$)" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # No page answers by cookie; they belong to staff.
  unset req.http.Cookie;

  # Links from mails and a visitor's own papers are for one reader and nothing without their query.
  if (req.url ~ "^(/(hi|gu))?/(lead|privacy/requests/mine|testride\.ics|savings\.pdf|compare\.pdf)([?]|$)") {
    return (pass);
  }

  # A link that counts clicks is the page itself.
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "([?&])(?:utm_[a-z_]+|fbclid|gclid|gad_[a-z]+|gbraid|wbraid|srsltid|dclid|msclkid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl)(?:=[^?&]*)?(?=&|$)", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # A visitor's own question is kept nowhere, so it need not wait for others who ask the same.
  if (req.url ~ "^(/(hi|gu))?/(savings|find|compare|dealers|testride|contactus|becomedealer)\?") {
    return (pass);
  }
  # Of a page's query only what a page reads: inventions are the same page.
  if (req.url !~ "^/(media|assets|models)/" && req.url ~ "\?") {
    set req.url = regsuball(req.url, "([?&])(?!(?:category|colour|page|sent|state)=)[^?&]*", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # The site has three answers to what browsers say in a hundred ways.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # A minute while the site is well, renewed behind the reader's back; a day while it is not.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_hash {
  # The site sends visitors who came by http on to https; that is no answer for the others.
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  # A page that could not be made does not take the place of one that was.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 5s);
  }
  if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 60s);
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Asked;
}

sub vcl_deliver {
  if ((resp.status == 301 || resp.status == 308) && req.restarts == 0 && req.url != req.http.X-Asked) {
    return (restart);
  }
  # Between the site and its caches.
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
