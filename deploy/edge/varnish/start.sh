#!/bin/sh
# Renders the configuration and starts Varnish. PURGE_FROM is a comma list of addresses and ranges: 10.0.0.11,10.1.0.0/16.
set -eu
: "${SITE_HOST:?the host of PUBLIC_ORIGIN}" "${EDGE_PORT:=6081}" "${EDGE_MEMORY:=256m}"
: "${WEB_ONE:=web-1:3000}" "${WEB_TWO:=web-2:3000}" "${PURGE_FROM:=127.0.0.1}"
WEB_ONE_HOST=${WEB_ONE%:*} WEB_ONE_PORT=${WEB_ONE##*:} WEB_TWO_HOST=${WEB_TWO%:*} WEB_TWO_PORT=${WEB_TWO##*:}
PURGE_FROM=$(printf %s "$PURGE_FROM" | sed -E 's#([^,/]+)(/[0-9]+)?,?#"\1"\2; #g')
export SITE_HOST WEB_ONE_HOST WEB_ONE_PORT WEB_TWO_HOST WEB_TWO_PORT PURGE_FROM
# Only these names are substituted.
envsubst '${SITE_HOST} ${WEB_ONE_HOST} ${WEB_ONE_PORT} ${WEB_TWO_HOST} ${WEB_TWO_PORT} ${PURGE_FROM}' \
  < /etc/varnish/site.vcl.template > /etc/varnish/site.vcl
# http_gzip_support: the site compresses, with brotli too, and each encoding is stored apart.
# backend_idle_timeout: shorter than the site keeps an idle connection, so that no form is lost on one that it closes.
# http_req_hdr_len, http_resp_hdr_len: the session uses up to five cookies of 4 kB.
exec varnishd -F -a ":$EDGE_PORT" -f /etc/varnish/site.vcl -s "malloc,$EDGE_MEMORY" \
  -p http_gzip_support=off -p backend_idle_timeout=1 \
  -p http_req_hdr_len=32k -p http_req_size=48k -p http_resp_hdr_len=32k -p http_resp_size=48k -p workspace_client=128k \
  -p workspace_backend=128k
