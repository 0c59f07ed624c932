"""The ground that the site lays under cut-outs, from the site's own styles: a sheet of views is laid on the same."""

import os
import re

_TOKENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "site", "styles", "tokens.css")

with open(_TOKENS) as file:
    GROUND = re.search(r"--sky: (#[0-9a-f]{6});", file.read())[1]
