"""Cycles set up for clean pictures from few samples: guides for the denoiser, clamped, few bounces."""

import bpy


def configure(width, height, samples, cutout, threads=2):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = cutout
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, max(8, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4.0, 0.0
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    # Tells the darkroom what is vehicle and what is only its shadow.
    layer.use_pass_object_index = True
    for obj in scene.objects:
        obj.pass_index = 0 if obj.is_shadow_catcher else 1
    settings = scene.render.image_settings
    settings.file_format, settings.exr_codec = "OPEN_EXR_MULTILAYER", "NONE"
    settings.color_mode, settings.color_depth = "RGBA", "16"
    scene.view_settings.view_transform = "Standard"


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
