# A container that serves the sample, or your portal: docs/operations.md, "In a container".
#   docker build --tag kalends .
#   docker run --rm --publish 3000:3000 kalends

# Any image with Node 24, npm and glibc will do. Both stages use it.
ARG BASE=docker.io/library/node:24-slim

FROM ${BASE} AS build
WORKDIR /checkout
COPY . .
# What `kalends --version` says, for the context holds no repository: --build-arg KALENDS_COMMIT=$(git rev-parse --short=10 HEAD)
ARG KALENDS_COMMIT
# The package as `npm pack` makes it, then the locked versions of what it needs. The Node that a checkout brings is left out.
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && npm pack --pack-destination /tmp \
 && npm ci --ignore-scripts --omit=dev --omit=optional --no-audit --no-fund
WORKDIR /app
RUN mkdir config /data \
 && mv /checkout/node_modules . \
 && rm --recursive --force node_modules/.package-lock.json node_modules/.bin node_modules/kalends-checkout-node \
 && mkdir node_modules/kalends node_modules/.bin \
 && tar --extract --gzip --file /tmp/kalends-*.tgz --strip-components=1 --directory node_modules/kalends \
 && ln --symbolic ../kalends/bin/kalends.mjs node_modules/.bin/kalends \
 && echo '{ "private": true, "type": "module" }' > package.json

FROM ${BASE}
# The user `node` of the base image. Numbers, so that Kubernetes can see that it is not root.
COPY --from=build /app /app
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
# Kalends reads kalends.config.* here. `import … from 'kalends'` finds the package in the folder above.
WORKDIR /app/config
# The store is the only thing that Kalends writes. The last two spare it a restart: bin/kalends.mjs sets them otherwise.
ENV PATH=/app/node_modules/.bin:$PATH \
    NODE_ENV=production \
    KALENDS_STORE=sqlite:/data/kalends.db \
    KALENDS_LOG=json \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_MMAP_THRESHOLD_=65536
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["kalends"]
CMD ["serve"]
