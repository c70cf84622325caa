# The images bring their own Node; the one that package.json lists is left out of what runs.

FROM node:26-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY vite.config.ts vite.server.config.ts tsconfig.json tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY server server
COPY web web
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY contract contract
COPY server server
COPY scripts scripts
COPY --from=built /app/dist dist
# Besides the data, only Node's own cache of what it compiled is written.
RUN mkdir -p /data .cache && chown node:node /data .cache
USER node
VOLUME /data
EXPOSE 3000
# The first start of an empty database takes a few seconds.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between, so that a stop reaches the server and it ends what is under way.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
