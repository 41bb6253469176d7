#!/bin/sh
# Renders the proxy's configuration, or the edge cache's in its place, and starts nginx. Without a certificate in PROXY_TLS
# it creates a self-signed one.
set -eu
: "${PROXY_PORT:=443}" "${PROXY_TLS:=/tls}" "${WEB_ONE:=web-1:3000}" "${WEB_TWO:=web-2:3000}"
: "${SITE_HOST:=localhost}" "${EDGE_STORE:=/var/cache/nginx/pages}"
export PROXY_PORT PROXY_TLS WEB_ONE WEB_TWO SITE_HOST EDGE_STORE
if [ ! -f "$PROXY_TLS/certificate.pem" ]; then
  mkdir -p "$PROXY_TLS"
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout "$PROXY_TLS/key.pem" -out "$PROXY_TLS/certificate.pem"
fi
# Only these names are substituted: the template also contains nginx's own variables.
envsubst '${PROXY_PORT} ${PROXY_TLS} ${WEB_ONE} ${WEB_TWO} ${SITE_HOST} ${EDGE_STORE}' \
  < /etc/nginx/site.conf.template > /etc/nginx/conf.d/site.conf
exec nginx -g 'daemon off;'
