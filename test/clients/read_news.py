"""Reads a feed over HTTP with feedparser, requests it again as a subscriber does, and writes both results as JSON."""

import html
import json
import sys

import feedparser


def shown(entry):
    """The title as a reader shows it; feedparser returns a title of type html as HTML."""
    return html.unescape(entry.title) if entry.title_detail.type == "text/html" else entry.title


first = feedparser.parse(sys.argv[1])
again = feedparser.parse(sys.argv[1], etag=first.get("etag"), modified=first.get("modified"))
json.dump(
    {
        "status": first.status,
        "again": again.status,
        "wellFormed": not first.bozo,
        "fault": str(first.get("bozo_exception", "")),
        "version": first.version,
        "title": first.feed.title,
        "self": [link.href for link in first.feed.links if link.rel == "self"],
        "entries": [
            {
                "id": entry.id,
                "title": shown(entry),
                "link": entry.link,
                "published": list(entry.published_parsed[:6]),
                "content": entry.content[0].value if "content" in entry else entry.summary,
            }
            for entry in first.entries
        ],
    },
    sys.stdout,
)
