import { openApi } from './openapi.ts';

type Operations = Readonly<Record<string, { summary: string }>>;

const paths: Readonly<Record<string, Operations>> = openApi.paths;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { summary }]) => ({
    method: method.toUpperCase(),
    path,
    summary,
  })),
);

const row = ({ method, path, summary }: (typeof operations)[number]): string =>
  `<tr><td><code>${method} ${path}</code></td><td>${summary}</td></tr>`;

/** A page for whoever writes a program. Plain, and without a script: it is read once. */
export const examples = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Programs – Rotonde</title>
<h1>Your program may sit down</h1>
<p>A program plays one seat of a table, and sees what that seat sees. The document for machines is
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>A token for a seat</h2>
<p>Whoever holds the seat makes it, and can end it at any moment. It is told once; only its hash is kept.</p>
<pre>curl -X POST $HOUSE/api/tables/$TABLE/seats/0/token \\
  -H 'content-type: application/json' -d '{"secret":"…"}'</pre>
<h2>Look, choose, act</h2>
<pre>curl $HOUSE/api/v1/tables/$TABLE -H "authorization: Bearer $TOKEN"
curl $HOUSE/api/v1/tables/$TABLE/choices -H "authorization: Bearer $TOKEN"
curl -X POST $HOUSE/api/v1/tables/$TABLE/actions -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"after":12,"actions":[{"…":"one of the choices"}],"id":"my-first-move"}'</pre>
<p><code>after</code> is the <code>seq</code> of the view that the action was chosen on; if something has happened since,
the answer is <code>stale</code>. A request that is sent again under the same <code>id</code> is done once.</p>
<h2>Wait</h2>
<pre>curl -N $HOUSE/api/v1/tables/$TABLE/events -H "authorization: Bearer $TOKEN" -H 'last-event-id: 12'</pre>
<h2>When a bot has stood in</h2>
<p>If its time is out, or the others have voted so, a bot plays this seat: the view says so in <code>standIns</code>, and to act is
refused as <code>stood-in</code> until the seat is retaken.</p>
<pre>curl -X POST $HOUSE/api/v1/tables/$TABLE/retake -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '{"id":"here-again"}'</pre>
<h2>A computer player of the house, through the same door</h2>
<pre>rotonde play --url $HOUSE --table $TABLE --token $TOKEN --bot driver</pre>
<h2>All</h2>
<table>${operations.map(row).join('\n')}</table>
</html>
`;
