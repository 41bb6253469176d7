# Node 24.21.0. The digest decides what is pulled, the tag says what it is: docs/operations.md says how to renew both.
ARG NODE=node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY operator/package.json operator/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run sbom

# The programs that the tests start, and git for the dev container.
FROM ${NODE} AS test-tools
RUN apt-get update -qq \
  && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends \
    git chromium chromium-headless-shell redis-server nginx varnish varnish-modules prometheus openssl \
    default-jre-headless tmux lynx w3m \
  && rm -rf /var/lib/apt/lists/*

# docker build --target tests -t site-tests . && docker run --rm site-tests
FROM test-tools AS tests
WORKDIR /site
COPY --from=build /site ./
CMD ["npm", "run", "test:all"]

FROM ${NODE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
COPY operator/package.json operator/
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/server.js"]
