// A plain Node server with Kalends in it. Without KALENDS_BASE_URL it serves the sample.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createKalends, defineConfig } from 'kalends';
import { nodeParts } from 'kalends/node';

const { KALENDS_BASE_URL: baseUrl, KALENDS_TOKEN: token, PORT = '3000' } = process.env;

const kalends = await createKalends({
  config: defineConfig(baseUrl ? { source: { baseUrl }, site: { timeZone: 'Europe/Berlin' } } : {}),
  token,
  ...nodeParts({ store: 'sqlite:data/kalends.db' }),
});

const server = createServer(getRequestListener(kalends.fetch));
server.listen(Number(PORT), () => console.log(`Listening on ${JSON.stringify(server.address())}`));

process.once('SIGTERM', async () => {
  server.close();
  await kalends.close();
});
