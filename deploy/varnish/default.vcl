# Varnish 7 between the TLS proxy and the site. Pages stay here for an hour and are purged after each change of content.
#   varnishd -f default.vcl -a 127.0.0.1:6081 -s malloc,256m -p http_gzip_support=off
# gzip support off: the site has compressed each page already, also in brotli, which Varnish would treat as uncompressed.
# EDGE_PURGE_TOKEN in Varnish's environment is the same as the site's. The site has EDGE_PURGE_URL=http://127.0.0.1:6081/.edge/purge
# and a TRUST_PROXY that counts this Varnish and the TLS proxy.
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

  # A redirect must keep the whole query: the site is asked again, with the keys that were removed below (vcl_deliver).
  if (req.restarts > 0) {
    set req.url = req.http.X-Asked;
    return (pass);
  }
  set req.http.X-Asked = req.url;

  # No cache for staff, previews, forms and calls, nor for health checks.
  # The site decodes escapes, and no page has one in the first word of its path.
  if (req.url ~ "^/(studio|preview|api)([/?]|$)" || req.url ~ "^/[^/?]*%" || req.url ~ "^/(healthz|readyz(/pages)?)([?]|$)" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # No page depends on a cookie; only staff have cookies.
  unset req.http.Cookie;

  # Links from mails and a visitor's own papers are for one reader, and useless without their query.
  if (req.url ~ "^(/(hi|gu))?/(lead|privacy/requests/mine|testride\.ics|savings\.pdf|compare\.pdf)([?]|$)") {
    return (pass);
  }

  # A link with keys that count clicks is the same page.
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "([?&])(?:utm_[a-z_]+|fbclid|gclid|gad_[a-z]+|gbraid|wbraid|srsltid|dclid|msclkid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl)(?:=[^?&]*)?(?=&|$)", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # The answer to a visitor's own question is not kept, so the request need not wait for others with the same question.
  if (req.url ~ "^(/(hi|gu))?/(savings|find|compare|dealers|testride|contactus|becomedealer)\?") {
    return (pass);
  }
  # Only the keys that a page reads stay in its query: invented keys are the same page.
  if (req.url !~ "^/(media|assets|models)/" && req.url ~ "\?") {
    set req.url = regsuball(req.url, "([?&])(?!(?:category|colour|page|sent|state)=)[^?&]*", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # Browsers write this header in a hundred ways; the site has three answers.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # While the site works: a minute of stale pages, renewed in the background. While it does not: a day.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_hash {
  # The site redirects visitors who came by http to https; that answer is not for the others.
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  # A failed page does not replace a good one.
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
  # Headers between the site and its caches only.
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
