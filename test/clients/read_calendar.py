"""Reads a calendar over HTTP with python-icalendar and writes its events as JSON."""

import json
import sys
import urllib.request
from datetime import datetime, timezone

from icalendar import Calendar


def written(value):
    if value is None:
        return None
    if isinstance(value.dt, datetime):
        return value.dt.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M")
    return value.dt.isoformat()


calendar = Calendar.from_ical(urllib.request.urlopen(sys.argv[1]).read())
events = [
    {
        "uid": str(event["UID"]),
        "title": str(event["SUMMARY"]),
        "start": written(event.get("DTSTART")),
        "end": written(event.get("DTEND")),
        "status": str(event.get("STATUS")),
        "errors": [list(map(str, error)) for error in event.errors],
    }
    for event in calendar.walk("VEVENT")
]
json.dump({"name": str(calendar["X-WR-CALNAME"]), "errors": list(map(str, calendar.errors)), "events": events}, sys.stdout)
